/** How long a page waits for a remote backend, in milliseconds. */
export interface TimeBudget {
  /** For a call without which there is no page. */
  required: number;
  /** For a part of the page that it can do without. */
  optional: number;
  /** For required and optional calls, when there is an answer from before. */
  stale: number;
  /** For what is around the content, beyond the time that the content takes anyway. */
  decoration: number;
  /** For everything together. */
  total: number;
  /** For which a failed call is not tried again, when the page can do without it or has an answer from before. */
  pause: number;
}

export const defaultBudget: TimeBudget = {
  required: 8000,
  optional: 3500,
  stale: 3500,
  decoration: 300,
  total: 8000,
  pause: 5000,
};

/**
 * What a page does without a call's answer: nothing (`required`), it leaves out a part of its content (`part`) or what
 * is around it (`decoration`). A `frame`, the menus, is a part until it was read once and decoration from then on.
 */
export type Need = 'required' | 'part' | 'frame' | 'decoration';

/** The result of a promise, or `late` after so many milliseconds and, if given, not before `until` is settled. */
export async function withTimeout<T>(
  result: Promise<T>,
  { milliseconds, until }: { milliseconds: number; until?: () => Promise<unknown> },
): Promise<T | 'late'> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => void (until?.() ?? Promise.resolve()).then(() => resolve('late')), milliseconds);
  });
  return Promise.race([result, late]).finally(() => clearTimeout(timer));
}
