import type { CommandContext } from '../../commands/command.ts';
import { entriesIn, findEntries } from '../../features/insert/find-entries.ts';
import { insertEntry } from '../../features/insert/insert-entry.ts';
import { placeToInsert } from '../../features/insert/open-insert-menu.ts';
import { kindIcon } from '../../ui/kind-icon.ts';
import type { Entry } from './entries.ts';

/** The kinds of module that the typed words find; each is inserted after the selected module. Empty without a query. */
export function insertEntries({ session, selected }: CommandContext, query: string): Entry[] {
  if (query.trim() === '') return [];
  const { place } = placeToInsert(session, selected);
  return findEntries(entriesIn(session, place.parent), query).map((entry) => ({
    key: `insert-${entry.key}`,
    label: entry.name,
    detail: entry.about ?? '',
    names: entry.words,
    icon: kindIcon(entry.model),
    run: () => insertEntry(session, entry, { place }),
  }));
}
