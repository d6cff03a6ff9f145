import { valueAt } from '#contract/blocks/apply-operation.ts';
import { type Block, fieldOf, kindOf } from '#contract/blocks/block.ts';
import { omittedLike } from '#contract/blocks/omitted.ts';
import { type Locale, otherLocale } from '#contract/base/locale.ts';
import type { Operation } from '#contract/blocks/operations.ts';
import type { Model } from '#modules/schemas.ts';
import type { EditSession } from '../../core/session/edit-session.ts';
import { newBlock } from '../../core/tree/new-block.ts';
import { kindsFor } from '../../core/tree/places.ts';

export interface TextPlace {
  id: string;
  field: string;
  locale: Locale;
}

/** The stored HTML before and after a position in a rich text. */
export interface Around {
  before: string;
  after: string;
}

/** True when the block is nothing but this rich text, and blocks of these kinds may stand beside it. */
export function canSplitText(session: EditSession, { id, field }: TextPlace, models: readonly Model[] = []): boolean {
  const spot = session.store.spot(id);
  if (!spot?.parent || kindOf(spot.block.model).titleField !== field) return false;
  const allowed = kindsFor(session.store, spot.parent);
  return fieldOf(spot.block.model, field)?.kind === 'rich' && models.every((model) => allowed.includes(model));
}

/**
 * Puts blocks at a position inside a text, in one step: what follows them goes on in a text of its own. A text that
 * would be left empty is removed, unless it has words in the other language. A page that leaves out the text leaves them
 * out as well. English is never split, because its German
 * text would stay whole: there the blocks follow the text.
 */
export function splitText(
  session: EditSession,
  place: TextPlace,
  { before, after }: Around,
  { blocks, label }: { blocks: readonly Block[]; label: string },
): void {
  const spot = session.store.spot(place.id);
  if (!spot?.parent) return;
  const { parent, slot, index, block } = spot;
  const { id, field, locale } = place;
  const now = valueAt(block, field, locale);
  const set = (value: string): Operation[] =>
    value === now ? [] : [{ op: 'set', id, field, locale, before: now, value }];
  const insert = (at: number, added: readonly Block[]): Operation[] =>
    added.map((one, number) => ({
      op: 'insert',
      place: { parent, slot, index: at + number },
      block: omittedLike(one, block),
    }));
  const other = valueAt(block, field, otherLocale(locale));
  const perform = (operations: Operation[]): void => {
    session.perform({ label, operations, after: { id: blocks[0]?.id ?? null, field: null } });
  };
  if (before === '' && after === '' && (other ?? '') === '') {
    return perform([{ op: 'remove', id }, ...insert(index, blocks)]);
  }
  if (before === '' && after !== '') return perform([...set(after), ...insert(index, blocks)]);
  if (locale === 'en') return perform([...set(before + after), ...insert(index + 1, blocks)]);
  const rest = after === '' ? [] : [textWith(block.model, field, after)];
  perform([...set(before), ...insert(index + 1, [...blocks, ...rest])]);
}

/** A new block with this German text. */
function textWith(model: Model, field: string, value: string): Block {
  const block = newBlock(model);
  block.translations.de[field] = value;
  return block;
}
