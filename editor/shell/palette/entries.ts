import { locales } from '#contract/base/locale.ts';
import type { Command, CommandContext } from '../../commands/command.ts';
import { canRun } from '../../commands/context.ts';
import { keyLabels } from '../../commands/keys.ts';
import { goToBlock } from '../../core/page-elements/page-elements.ts';
import { blockTitle, partName } from '../../core/tree/step-names.ts';
import type { IconName } from '../../ui/icon.tsx';
import { kindIcon } from '../../ui/kind-icon.ts';
import { entriesIn, findEntries, insertEntry } from '../../features/insert/find-entries.ts';
import { placeToInsert } from '../../features/insert/open-insert-menu.ts';

/** An entry of the command palette. */
export interface Entry {
  key: string;
  label: string;
  /** Distinguishes entries with the same label: season or profession. */
  detail?: string;
  /** Searchable names: the labels in both languages. */
  names: string[];
  icon: IconName;
  keys?: string | undefined;
  run: () => void;
}

export interface Group {
  name: string;
  entries: Entry[];
}

export function commandEntries(commands: readonly Command[], context: CommandContext): Entry[] {
  const offered = commands.filter((command) => command.inPalette !== false && canRun(command, context));
  return offered.map((command) => ({
    key: command.id,
    label: command.label(context),
    names: locales.map((locale) => command.label(context, { locale })),
    icon: (typeof command.icon === 'function' ? command.icon(context) : command.icon) ?? 'text',
    keys: keyLabels(command)[0],
    run: () => void command.run(context),
  }));
}

/** The blocks of the page, in page order. */
export function moduleEntries({ session }: CommandContext): Entry[] {
  const { store } = session;
  return store.ids.flatMap((id) => {
    const block = store.block(id);
    if (!block || id === store.root.id) return [];
    const names = locales.flatMap((locale) => [blockTitle(block, locale), partName(store, block, locale)]);
    const label = blockTitle(block, session.locale);
    const detail = partName(store, block, session.locale);
    return [
      {
        key: `module-${id}`,
        label,
        detail,
        names,
        icon: kindIcon(block.model),
        run: () => void goToBlock(session, id),
      },
    ];
  });
}

/** True when every typed word is found in one of the names. */
export function matchesWords({ names }: Entry, query: string): boolean {
  const needles = query.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return names.some((name) => needles.every((needle) => name.toLocaleLowerCase().includes(needle)));
}

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
