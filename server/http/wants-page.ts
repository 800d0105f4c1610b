import type { Context } from 'hono';

/** Whether a browser asks for a page, and not a program for data. */
export const wantsPage = (context: Context): boolean => context.req.header('accept')?.includes('text/html') ?? false;
