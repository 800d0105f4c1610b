import type { Context } from 'hono';

/** Whether a browser asks for a page, and not a program for data. */
export const wantsPage = ({ req }: Context): boolean => acceptsPage(req.raw.headers);

export const acceptsPage = (headers: Headers): boolean => headers.get('accept')?.includes('text/html') ?? false;
