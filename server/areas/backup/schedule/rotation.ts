/** How many backups stay: the newest of each of the last days, and of each of the last weeks. */
export interface Keep {
  days: number;
  weeks: number;
}

const pattern = /^proscenium-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.tar\.gz$/;
const day = 86_400_000;

/** The name of a scheduled backup; only files with such a name are ever deleted. */
export function backupName(now: Date): string {
  return `proscenium-${now.toISOString().replace(/\.\d+/, '').replaceAll(/[-:]/g, '')}.tar.gz`;
}

export function isScheduledName(name: string): boolean {
  return pattern.test(name);
}

/** The names of the backups to delete. The newest one always stays; days without a backup do not count. */
export function surplusBackups(names: readonly string[], { days, weeks }: Keep): string[] {
  const newestFirst = names.filter(isScheduledName).toSorted().toReversed();
  const kept = new Set([
    ...newestFirst.slice(0, 1),
    ...newestOfEach(newestFirst, (at) => Math.floor(at / day), days),
    // The first of January 1970 was a Thursday; weeks begin on Monday.
    ...newestOfEach(newestFirst, (at) => Math.floor((at / day + 3) / 7), weeks),
  ]);
  return newestFirst.filter((name) => !kept.has(name));
}

function newestOfEach(newestFirst: string[], periodOf: (milliseconds: number) => number, count: number): string[] {
  const newest = new Map<number, string>();
  for (const name of newestFirst) {
    const period = periodOf(timeOf(name));
    if (!newest.has(period)) newest.set(period, name);
  }
  return [...newest.values()].slice(0, count);
}

function timeOf(name: string): number {
  return Date.parse(name.replace(pattern, '$1-$2-$3T$4:$5:$6Z'));
}
