import { invalid } from '#contract/base/errors.ts';
import { findBlock } from '#contract/blocks/apply-operation.ts';
import { type Block, fieldOf, kindOf } from '#contract/blocks/block.ts';
import { isTextKind } from '#contract/fields/field.ts';
import type { NoteAnchor } from '#contract/editing/notes-api.ts';
import { htmlToText } from '#text/html-to-text.ts';
import { shortened } from '#text/beginning-of.ts';

/** Maximum length of the stored beginning of a module’s words. */
const longestWords = 80;

/** The module of an anchor in the draft; throws 422 if it, the field or the language does not exist. */
export function checkAnchor(root: Block, anchor: NoteAnchor, suggestion: string | null): Block {
  const block = anchor.block === root.id ? undefined : findBlock(root, anchor.block);
  if (!block) throw invalid('anchor.block', 'note_module_gone');
  const field = anchor.field === null ? undefined : fieldOf(block.model, anchor.field);
  if (anchor.field !== null && !field) throw invalid('anchor.field', 'note_field_unknown');
  if ((anchor.locale !== null) !== Boolean(field?.translated)) throw invalid('anchor.locale', 'note_language_wrong');
  const isText = isTextKind(field?.kind);
  if (anchor.quote && !isText) throw invalid('anchor.quote', 'note_needs_text_field');
  if (suggestion !== null && !isText) throw invalid('suggestion', 'note_needs_text_field');
  return block;
}

/** The beginning of a module’s title; empty without one. */
export function wordsOf({ model, translations, fields }: Block): string {
  const { titleField = '' } = kindOf(model);
  const title = translations.de[titleField] || translations.en[titleField] || fields[titleField];
  const text = typeof title === 'string' ? htmlToText(title).trim() : '';
  return shortened(text, longestWords);
}
