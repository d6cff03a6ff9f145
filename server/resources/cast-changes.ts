import type { CastLine } from '#contract/resources-programme.ts';

/** Everybody who enters or leaves a cast list, or does something else on it. */
export function peopleWhoChange(before: CastLine[] = [], after: CastLine[] = []): number[] {
  const key = (line: CastLine) => `${line.role_id} ${line.person_id}`;
  const [had, has] = [new Set(before.map(key)), new Set(after.map(key))];
  const changed = [...before.filter((line) => !has.has(key(line))), ...after.filter((line) => !had.has(key(line)))];
  return [...new Set(changed.map((line) => line.person_id))];
}

/** Ids that are in one list only. */
export function idsThatChange(before: number[] = [], after: number[] = []): number[] {
  return [...before.filter((id) => !after.includes(id)), ...after.filter((id) => !before.includes(id))];
}
