import { fieldOf, kindOf } from '#contract/blocks/block.ts';
import type { PatternEntry } from '#contract/editing/patterns/patterns-api.ts';
import type { SharedPart } from '#contract/editing/patterns/shared-parts-api.ts';
import type { Locale } from '#contract/base/locale.ts';
import { layoutColumns } from '#modules/kinds/container/schema.ts';
import type { Model } from '#modules/schemas.ts';
import { m } from '#messages/paraglide/messages.js';
import type { EditSession } from '../../core/session/edit-session.ts';
import { kindsFor } from '../../core/tree/places.ts';
import { loadWithRetry } from '../../core/lazy-with-retry.ts';
import { newBlock } from '../../core/tree/new-block.ts';
import { kindName, positionName } from '../../core/tree/step-names.ts';
import type { InsertMenu } from '../../core/view/editor-view.ts';
import { insertBlock, writeInto } from '../blocks/block-actions.ts';
import { splitText } from '../blocks/split-text.ts';

/** What the insert menu offers: a kind, columns in one of their layouts, a pattern or a shared part. */
export interface InsertEntry {
  key: string;
  model: Model;
  layout?: string;
  pattern?: PatternEntry;
  shared?: SharedPart;
  name: string;
  about?: string;
  /** The words under which it is found. */
  words: string[];
}

/** The entries for the kinds that may be inserted in a block. */
export function entriesIn({ store, setup, locale }: EditSession, parent: string): InsertEntry[] {
  const allowed = kindsFor(store, parent);
  return entriesFor(
    setup.offeredKinds.filter((model) => allowed.includes(model)),
    locale,
  );
}

/** The entries for kinds, in their order; a kind with columns has one for each layout. */
export function entriesFor(models: readonly Model[], locale: Locale): InsertEntry[] {
  return models.flatMap((model): InsertEntry[] => {
    const { label, keywords = [], columns } = kindOf(model);
    const words = [label.de, label.en, ...keywords];
    return columns ? layoutsOf(model, words, locale) : [{ key: model, model, name: label[locale], words }];
  });
}

function layoutsOf(model: Model, words: string[], locale: Locale): InsertEntry[] {
  const field = fieldOf(model, 'layout');
  const options = field?.kind === 'choice' ? field.options : [];
  return Object.keys(layoutColumns).map((layout) => {
    const label = options.find(({ value }) => value === layout)?.label;
    const name = m.editor_columns_named({ layout: layout.replaceAll('-', '–') });
    const about = label?.[locale] ?? '';
    return {
      key: `${model}-${layout}`,
      model,
      layout,
      name,
      about,
      words: [...words, name, layout, ...valuesOf(label)],
    };
  });
}

function valuesOf(label: { de: string; en: string } | undefined): string[] {
  return label ? [label.de, label.en] : [];
}

/** The entries with the typed words; those whose name begins with them come first. */
export function findEntries(entries: readonly InsertEntry[], query: string): InsertEntry[] {
  const needles = spellings(query.trim());
  const found = entries.filter(({ words }) => words.some((word) => includesAny(spellings(word), needles)));
  const begins = ({ name }: InsertEntry) => spellings(name).some((each, at) => each.startsWith(needles[at] ?? ''));
  return [...found.filter(begins), ...found.filter((entry) => !begins(entry))];
}

function includesAny(words: string[], needles: string[]): boolean {
  return words.some((word, at) => word.includes(needles[at] ?? ''));
}

/** A word with umlauts written out, and without its accents: `ueberschrift` and `uberschrift` find `Überschrift`. */
function spellings(word: string): string[] {
  const lower = word.toLocaleLowerCase().replaceAll('ß', 'ss');
  const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '');
  return [plain(lower.replaceAll(/[äöü]/g, (letter) => `${plain(letter)}e`)), plain(lower)];
}

/** Inserts what was chosen in the insert menu and places the caret in it; in a text, the block splits the text. Patterns are loaded first. */
export function insertEntry(
  session: EditSession,
  { model, layout, pattern, shared }: Pick<InsertEntry, 'model' | 'layout' | 'pattern' | 'shared'>,
  { place, text }: Pick<InsertMenu, 'place' | 'text'>,
): void {
  if (pattern) {
    const where = text ? { place, text } : { place };
    const loading = loadWithRetry(() => import('../patterns/insert-pattern.ts'));
    return void loading.then(({ insertPattern }) => insertPattern(session, pattern, where));
  }
  if (shared) {
    const where = text ? { place, text } : { place };
    const loading = loadWithRetry(() => import('../shared-parts/insert-part.ts'));
    return void loading.then(({ insertPart }) => insertPart(session, shared, where));
  }
  const around = text?.around();
  if (!text || !around) return writeInto(session, insertBlock(session, model, place, layout));
  const block = newBlock(model, layout);
  const kind = kindName(model, session.locale);
  splitText(session, text.place, around, { blocks: [block], label: m.editor_step_inserted({ kind }) });
  session.alerts.announce(
    `${m.editor_say_inserted({ kind })} ${positionName(session.store, block.id, session.locale)}.`,
  );
  writeInto(session, block.id);
}
