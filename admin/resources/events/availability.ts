import type { ChipKind } from '../../lists/cells/cells.tsx';

/** Availability of tickets. */
export const availabilities = ['available', 'few', 'sold_out', 'cancelled', 'none'] as const;

export const availabilityChoices = availabilities.map((id) => ({ id, name: `events.availability.${id}` }));

export const chipOf: Record<string, ChipKind> = { available: 'ok', few: 'warn', sold_out: 'error', cancelled: 'error' };
