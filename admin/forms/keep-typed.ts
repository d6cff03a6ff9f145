import { createContext } from 'react';

/** True from a conflict until the next good saving: what is loaded anew leaves alone what has been typed. */
export const KeepTyped = createContext(false);
