import type { Revision } from '#contract/editing/section.ts';

/** Consecutive revisions of one person without a long pause, shown as one entry; the newest revision is displayed. */
export interface RevisionGroup {
  newest: Revision;
  revisions: Revision[];
  /** Names of its steps, without duplicates, newest first. */
  labels: string[];
}

/** The longest pause within a sitting, in milliseconds. */
const pause = 10 * 60_000;

/** Groups revisions, newest first, into sittings. A published or named revision starts a new one. */
export function groupRevisions(revisions: readonly Revision[]): RevisionGroup[] {
  const sittings: RevisionGroup[] = [];
  for (const revision of revisions) {
    const last = sittings.at(-1);
    const before = last?.revisions.at(-1);
    if (last && before && belongsTo(before, revision)) last.revisions.push(revision);
    else sittings.push({ newest: revision, revisions: [revision], labels: [] });
  }
  for (const sitting of sittings)
    sitting.labels = [...new Set(sitting.revisions.flatMap(({ labels }) => [...labels].reverse()).filter(Boolean))];
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

/** Sittings by the day of their newest revision, `2026-11-21` in the time zone of this device. */
export function byDay(sittings: readonly RevisionGroup[]): { day: Date; sittings: RevisionGroup[] }[] {
  const days: { key: string; day: Date; sittings: RevisionGroup[] }[] = [];
  for (const sitting of sittings) {
    const day = new Date(sitting.newest.created_at);
    const key = day.toDateString();
    const last = days.at(-1);
    if (last?.key === key) last.sittings.push(sitting);
    else days.push({ key, day, sittings: [sitting] });
  }
  return days;
}
