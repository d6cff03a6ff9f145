import { createContext } from 'react';

/** True from a conflict until the next successful save: reloading the record keeps dirty values. */
export const KeepDirtyValues = createContext(false);
