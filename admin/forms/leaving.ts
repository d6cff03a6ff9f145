import { createContext, type RefObject } from 'react';

/** Set to true where a form is left on purpose with what is typed in it: what it is of was made, or is being deleted. */
export const Leaving = createContext<RefObject<boolean>>({ current: false });
