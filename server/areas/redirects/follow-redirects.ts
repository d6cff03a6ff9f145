import type { Redirect } from '#contract/pages/redirect.ts';
import { toOldPath } from './old-path.ts';

/** Replaces the target of every redirect by the end of its chain; leaves out loops. */
export function followRedirects(stored: Redirect[]): Redirect[] {
  const next = new Map(stored.map(({ old_path, new_path }) => [toOldPath(old_path), new_path]));
  return stored.flatMap(({ old_path }) => {
    const end = endOf(next, toOldPath(old_path));
    return end === null ? [] : [{ old_path, new_path: end }];
  });
}

function endOf(next: Map<string, string>, start: string): string | null {
  const seen = new Set([start]);
  let target = next.get(start);
  while (target !== undefined) {
    const key = toOldPath(target);
    if (seen.has(key)) return null;
    seen.add(key);
    const further = next.get(key);
    if (further === undefined) return target;
    target = further;
  }
  return null;
}
