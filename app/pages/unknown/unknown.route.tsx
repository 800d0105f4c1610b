import { redirect } from 'react-router';

/** Any other path leads home. */
export const loader = () => redirect('/');
export const action = () => redirect('/');
