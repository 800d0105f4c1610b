import { redirect } from '#app/shell/redirect.ts';

/** Any other path leads home. */
export const loader = () => redirect('/');
export const action = () => redirect('/');
