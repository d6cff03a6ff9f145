import { createContext, type RefObject } from 'react';

/** True when a dirty form may be left without a question: its record was created or is being deleted. */
export const LeaveAllowed = createContext<RefObject<boolean>>({ current: false });
