import { redirect } from '#app/shell/redirect.ts';

export const loader = () => redirect('/');
export const action = () => redirect('/');
