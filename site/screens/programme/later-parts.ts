import { lazyWithRetry } from '#ui/loading/lazy-with-retry.ts';

const loadMonthTable = async () => (await import('./month-table.tsx')).MonthTable;
const loadNoEvents = async () => (await import('./no-events.tsx')).NoEvents;

/** In browsers the code is loaded when it is shown; until then the list that is there stays. */
export const MonthTable = import.meta.env.SSR ? await loadMonthTable() : lazyWithRetry(loadMonthTable);
export const NoEvents = import.meta.env.SSR ? await loadNoEvents() : lazyWithRetry(loadNoEvents);
