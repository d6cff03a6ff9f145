/**
 * Levels that a headline may have. Configuration: the server replaces these defaults with HEADLINE_LEVELS. A headline
 * that has another level already keeps it in the draft; to be published it takes one of these.
 */
export const everyHeadlineLevel = ['2', '3', '4', '5', '6'];

let current: readonly string[] = everyHeadlineLevel;

/** Sets the levels once at the start of a process; called by the server and by the editor. */
export function configureHeadlineLevels(levels: readonly string[]): void {
  current = levels;
}

export function headlineLevels(): readonly string[] {
  return current;
}
