import { lazyWithRetry } from '#ui/loading/lazy-with-retry.ts';

const loadMonthBody = async () => (await import('./month-body.tsx')).MonthBody;
const loadNoEvents = async () => (await import('./no-events.tsx')).NoEvents;

/** In browsers the code is loaded when it is shown; until then the list that is there stays. */
export const MonthBody = import.meta.env.SSR ? await loadMonthBody() : lazyWithRetry(loadMonthBody);
export const NoEvents = import.meta.env.SSR ? await loadNoEvents() : lazyWithRetry(loadNoEvents);
