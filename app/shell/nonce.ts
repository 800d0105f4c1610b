import { createContext } from 'react';

/**
 * The CSP nonce for the page's own scripts, new for every server-rendered page. Known only on the server: later
 * responses have their own nonces, which don't match the page that is already open.
 */
export const NonceContext = createContext<string | undefined>(undefined);
