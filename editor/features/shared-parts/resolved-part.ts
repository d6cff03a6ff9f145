import { flatten, type FlatBlock } from '#contract/blocks/flat-block.ts';
import type { Block } from '#contract/blocks/block.ts';
import type { Locale } from '#contract/base/locale.ts';
import type { Localized } from '#contract/base/localized.ts';
import type { SectionDraft } from '#contract/editing/section.ts';
import type { EditSession } from '../../core/session/edit-session.ts';
import { partTitle } from '../../core/tree/step-names.ts';

type Titles = Localized<string>;
type ResolvedPart = Parameters<EditSession['store']['addResolved']>[0];

/** What a page needs to show a part, from its tree. */
export function resolvedPart(
  id: number,
  title: Titles,
  { body, resolved }: { body: Block; resolved: SectionDraft['resolved'] },
): ResolvedPart {
  return resolvedModules(id, title, (locale) => {
    const root = flatten(body, { locale, resolved: resolved[locale] });
    return root.columns?.flatMap((column) => column.children) ?? [];
  });
}

/** The same from flattened modules. */
export function resolvedModules(id: number, title: Titles, modules: (locale: Locale) => FlatBlock[]): ResolvedPart {
  const inLocale = (locale: Locale) => ({
    shared: { [id]: { title: title[locale] || title.de, children: modules(locale) } },
  });
  return { de: inLocale('de'), en: inLocale('en') };
}

/** The name of a part that the page shows, in both languages; empty for one that is gone. */
export function titlesOf({ store }: Pick<EditSession, 'store'>, id: number): Titles {
  return { de: partTitle(store, id, 'de'), en: partTitle(store, id, 'en') };
}
