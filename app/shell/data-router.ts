import { use } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext } from 'react-router';

/**
 * The router itself. Its hooks only tell what was drawn; we have to know what is under way before that. React Router keeps
 * this context to itself: an upgrade that changes it fails `data-router.test.tsx`.
 */
export const useDataRouter = () => use(DataRouterContext)?.router;
