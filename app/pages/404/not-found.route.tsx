import { data } from 'react-router';
import { NotFoundPage } from '#app/shell/page/not-found-page.tsx';
import { pageTitle } from '#app/shell/page/page-title.ts';

export const meta = () => [...pageTitle('Page not found'), { name: 'robots', content: 'noindex' }];

export const loader = () => data(null, { status: 404 });

export default NotFoundPage;
