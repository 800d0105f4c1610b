import { type MiddlewareFunction, redirect } from 'react-router';
import { enterByLoginValue } from '#server/account/enter-by-login-value.ts';
import { servicesOf } from '#server/http/router-context.ts';

/** `/?login=…`: a value of ours signs the person in and leads to their projects; any other opens the sign-in modal. */
export const enterByLogin: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const value = new URL(request.url).searchParams.get('login');
  if (value === null) return next();
  const entered = await enterByLoginValue(servicesOf(context).auth, value);
  throw entered.ok ? redirect('/projects', { headers: entered.headers }) : redirect('/?signUp=1&failed=login');
};
