import { productName } from '#core/settings/index.ts';

export const pageTitle = (title: string) => [{ title: `${title} · ${productName}` }];
