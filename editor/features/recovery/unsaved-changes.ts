import { type Block, walk } from '#contract/blocks/block.ts';
import type { Locale } from '#contract/base/locale.ts';
import type { Operation } from '#contract/blocks/operations.ts';
import type { EditorStore } from '../../core/tree/store.ts';
import type { UnsentStep } from '../../core/saving/journal-store.ts';

/** One unsaved change: its name, and the text before and after it. */
interface UnsavedChange {
  key: string;
  label: string;
  before: string;
  after: string;
}

/** Groups steps into changes: all typing in one text is one change. */
export function unsavedChanges(unsent: readonly UnsentStep[], store: EditorStore, locale: Locale): UnsavedChange[] {
  const changes = new Map<string, UnsavedChange>();
  for (const { key, operation, label } of unsent) {
    const place = operation.op === 'set' ? `${operation.id}.${operation.field}.${operation.locale}` : key;
    const text = wordsOf(operation, store, locale);
    const known = changes.get(place);
    changes.set(place, { key: place, label, before: known?.before ?? text.before, after: text.after });
  }
  return [...changes.values()];
}

function wordsOf(operation: Operation, store: EditorStore, locale: Locale): { before: string; after: string } {
  if (operation.op === 'insert') return { before: '', after: textsIn(operation.block, locale) };
  const block = store.block(operation.id);
  if (operation.op === 'remove') return { before: block ? textsIn(block, locale) : '', after: '' };
  if (operation.op === 'replace')
    return { before: block ? textsIn(block, locale) : '', after: textsIn(operation.block, locale) };
  // Only texts are shown: a number or the key of an option would not be readable.
  if (operation.op !== 'set' || operation.locale === null) return { before: '', after: '' };
  return { before: String(operation.before ?? ''), after: String(operation.value ?? '') };
}

/** The texts of a block and its descendants. */
function textsIn(block: Block, locale: Locale): string {
  return [...walk(block)]
    .flatMap(({ translations }) => Object.values(translations[locale]))
    .filter((value): value is string => typeof value === 'string' && value !== '')
    .join(' ');
}
