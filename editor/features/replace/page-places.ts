import { type BlockText, nameOfText, type NewText, textsIn, writeTexts } from '#contract/blocks/block-texts.ts';
import type { Block } from '#contract/blocks/block.ts';
import { valueSchema } from '#contract/fields/field-value.ts';
import type { Locale } from '#contract/base/locale.ts';
import { m } from '#messages/paraglide/messages.js';
import { findPlaces, replacePlaces, type Replacement } from '#text/replacing/replace-places.ts';
import type { EditSession } from '../../core/session/edit-session.ts';
import type { FoundText } from './found-text.ts';

/** What is looked for. */
export interface Search extends Replacement {
  languages: readonly Locale[];
}

export interface TextOfPage extends FoundText {
  text: BlockText;
}

/** The texts of the page that contain the term, in page order; names are in the language of the page. */
export function findOnPage(root: Block, search: Search, locale: Locale): TextOfPage[] {
  return textsIn(root, search.languages).flatMap((text): TextOfPage[] => {
    const places = findPlaces(text, search);
    const label = nameOfText(text.block, text.field, locale);
    return places.length === 0
      ? []
      : [{ key: keyOf(text), label, locale: text.locale, places, refused: null, isLive: false, text }];
  });
}

function keyOf({ block, field, locale }: BlockText): string {
  return `${block.id} ${field} ${locale}`;
}

/** Replaces the chosen places as one step. Returns how many, in which texts, and how many texts would not fit their fields. */
export function replaceOnPage(
  session: EditSession,
  {
    found,
    search,
    isChosen,
  }: { found: readonly TextOfPage[]; search: Search; isChosen: (key: string, index: number) => boolean },
): { places: number; refused: number; written: ReadonlySet<string> } {
  const changes: NewText[] = [];
  const written = new Set<string>();
  let places = 0;
  let refused = 0;
  for (const { key, text } of found) {
    const { value: after, done } = replacePlaces(text, search, (index) => isChosen(key, index));
    if (done === 0) continue;
    if (!valueSchema(text.definition, session.rules('draft')).safeParse(after).success) refused += 1;
    else {
      places += done;
      written.add(key);
      changes.push({ ...text, after });
    }
  }
  if (changes.length > 0) {
    const { term, replacement } = search;
    session.log.seal();
    session.perform({ label: m.replace_step({ term: term.trim(), replacement }), operations: writeTexts(changes) });
  }
  return { places, refused, written };
}
