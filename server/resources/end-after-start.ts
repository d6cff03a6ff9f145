import type { Issue } from '#contract/errors.ts';

/** Names the field of an end that does not come after its start; both are moments with an offset. */
export function endAfterStart(start: string | null | undefined, end: string | null | undefined, path: string): Issue[] {
  if (!start || !end || Date.parse(start) < Date.parse(end)) return [];
  return [{ path, message: 'The end has to come after the start' }];
}
