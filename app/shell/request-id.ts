import { createContext } from 'react';

/** The id of the request that drew this page, as it is in our log. Known only on the server. */
export const RequestIdContext = createContext<string | undefined>(undefined);
