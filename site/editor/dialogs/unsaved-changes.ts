import { type Block, walk } from '#contract/block.ts';
import type { Locale } from '#contract/locale.ts';
import type { Operation } from '#contract/operations.ts';
import type { EditorStore } from '../store.ts';
import type { KeptStep } from '../write-ahead.ts';

/** One line of what is unsaved: what was done, and the words before and after it. */
interface UnsavedChange {
  key: string;
  label: string;
  before: string;
  after: string;
}

/** Steps as people think of them: whatever was typed into one text is one change. */
export function unsavedChanges(kept: readonly KeptStep[], store: EditorStore, locale: Locale): UnsavedChange[] {
  const changes = new Map<string, UnsavedChange>();
  for (const { key, operation, label } of kept) {
    const place = operation.op === 'set' ? `${operation.id}.${operation.field}.${operation.locale}` : key;
    const words = wordsOf(operation, store, locale);
    const known = changes.get(place);
    changes.set(place, { key: place, label, before: known?.before ?? words.before, after: words.after });
  }
  return [...changes.values()];
}

function wordsOf(operation: Operation, store: EditorStore, locale: Locale): { before: string; after: string } {
  if (operation.op === 'insert') return { before: '', after: textsIn(operation.block, locale) };
  const block = store.block(operation.id);
  if (operation.op === 'remove') return { before: block ? textsIn(block, locale) : '', after: '' };
  if (operation.op === 'replace')
    return { before: block ? textsIn(block, locale) : '', after: textsIn(operation.block, locale) };
  // Of what is not a text, a number or the name of a choice would say nothing.
  if (operation.op !== 'set' || operation.locale === null) return { before: '', after: '' };
  return { before: String(operation.before ?? ''), after: String(operation.value ?? '') };
}

/** The texts of a block and all that is in it. */
function textsIn(block: Block, locale: Locale): string {
  return [...walk(block)]
    .flatMap(({ translations }) => Object.values(translations[locale]))
    .filter((value): value is string => typeof value === 'string' && value !== '')
    .join(' ');
}
