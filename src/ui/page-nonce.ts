import { createContext } from 'react';

/** The number that lets this page's own inline scripts run; known while the server renders, undefined in the browser. */
export const PageNonce = createContext<string | undefined>(undefined);
