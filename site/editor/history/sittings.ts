import type { Revision } from '#contract/section.ts';

/** Revisions that one person made without a long pause: what is told as one, and the newest of them is shown. */
export interface Sitting {
  newest: Revision;
  revisions: Revision[];
  /** Names of its steps, each once, newest first. */
  labels: string[];
}

/** So long, in milliseconds, somebody may pause within a sitting. */
const pause = 10 * 60_000;

/** Revisions, newest first, gathered to sittings. What was ever public, or is named, begins one of its own. */
export function sittingsOf(revisions: readonly Revision[]): Sitting[] {
  const sittings: Sitting[] = [];
  for (const revision of revisions) {
    const last = sittings.at(-1);
    const before = last?.revisions.at(-1);
    if (last && before && belongsTo(before, revision)) last.revisions.push(revision);
    else sittings.push({ newest: revision, revisions: [revision], labels: [] });
  }
  for (const sitting of sittings)
    sitting.labels = [...new Set(sitting.revisions.flatMap(({ labels }) => labels.toReversed()).filter(Boolean))];
  return sittings;
}

function belongsTo(newer: Revision, older: Revision): boolean {
  return (
    older.published_at === null &&
    older.name === null &&
    newer.author === older.author &&
    Date.parse(newer.created_at) - Date.parse(older.created_at) < pause
  );
}

/** Sittings by the day on which their newest revision was made, `2026-11-21` on this device's clock. */
export function byDay(sittings: readonly Sitting[]): { day: Date; sittings: Sitting[] }[] {
  const days: { key: string; day: Date; sittings: Sitting[] }[] = [];
  for (const sitting of sittings) {
    const day = new Date(sitting.newest.created_at);
    const key = day.toDateString();
    const last = days.at(-1);
    if (last?.key === key) last.sittings.push(sitting);
    else days.push({ key, day, sittings: [sitting] });
  }
  return days;
}
