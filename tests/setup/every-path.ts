import routes from '../../app/routes.ts';

interface Entry {
  path?: string | undefined;
  children?: Entry[] | undefined;
}

const pathsOf = (entries: readonly Entry[], parent = ''): string[] =>
  entries.flatMap(({ path, children = [] }) => {
    const whole = path === undefined ? parent : `${parent}/${path}`;
    const own = path === undefined && children.length > 0 ? [] : [whole || '/'];
    return [...own, ...pathsOf(children, whole)];
  });

/** The address of every page of the route table, as it is written there. */
export const pagePaths = pathsOf(routes as readonly Entry[]);

/** An address that matches the path. */
export const filledIn = (path: string): string =>
  path
    .replace(':uid', 'me')
    .replace(/:\w+(\{\.\+\})?/g, 'none_1')
    .replaceAll('*', 'no-such-page');
