import type { CastLine } from '#contract/programme/cast-fields.ts';

/** Ids of people who are added to a cast list, removed from it, or get another role. */
export function changedPersonIds(before: CastLine[] = [], after: CastLine[] = []): number[] {
  const key = (line: CastLine) => `${line.role_id} ${line.person_id}`;
  const [had, has] = [new Set(before.map(key)), new Set(after.map(key))];
  const changed = [...before.filter((line) => !has.has(key(line))), ...after.filter((line) => !had.has(key(line)))];
  return [...new Set(changed.map((line) => line.person_id))];
}

/** Ids that are in only one of the two lists. */
export function changedIds(before: number[] = [], after: number[] = []): number[] {
  return [...before.filter((id) => !after.includes(id)), ...after.filter((id) => !before.includes(id))];
}
