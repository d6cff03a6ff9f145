import { addDays, addMonths, firstOf, lastOf, monthOf, weekdayOf } from '#time/calendar-day.ts';

/** Target of a key from a day; null for other keys. */
export function moveDay(day: string, { key, shiftKey, ctrlKey }: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey'>) {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'PageUp':
      return addMonths(day, shiftKey ? -12 : -1);
    case 'PageDown':
      return addMonths(day, shiftKey ? 12 : 1);
    case 'Home':
      return ctrlKey ? firstOf(monthOf(day)) : addDays(day, -weekdayOf(day));
    case 'End':
      return ctrlKey ? lastOf(monthOf(day)) : addDays(day, 6 - weekdayOf(day));
    default:
      return null;
  }
}
