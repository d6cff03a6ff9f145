import { createContext } from 'react';

/** Stores the current focus; returns a function that restores it. */
export type KeepFocus = () => () => void;

/** How a dialog restores the focus when it closes; outside of the editor the browser does it. */
export const KeepFocusContext = createContext<KeepFocus>(() => () => {});
