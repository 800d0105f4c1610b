import { createContext } from 'react';

/**
 * The word that lets the page's own scripts run, new for each page that the server makes. Known only there: what the
 * browser asks for later has words of its own, which do not fit the page that is already open.
 */
export const NonceContext = createContext<string | undefined>(undefined);
