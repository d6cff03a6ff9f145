import type { Problem } from '#contract/base/errors.ts';

/** Reports the end field if the end is not after the start; both are date-times with an offset. */
export function endAfterStart(
  start: string | null | undefined,
  end: string | null | undefined,
  path: string,
): Problem[] {
  if (!start || !end || Date.parse(start) < Date.parse(end)) return [];
  return [{ path, message: 'end_before_start' }];
}
