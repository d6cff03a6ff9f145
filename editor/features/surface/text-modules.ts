import { valueAt } from '#contract/blocks/apply-operation.ts';
import { type Block, fieldOf, kindOf } from '#contract/blocks/block.ts';
import { isUnread } from '#contract/blocks/machine-texts.ts';
import { omits } from '#contract/blocks/omitted.ts';
import { locales } from '#contract/base/locale.ts';
import type { Operation } from '#contract/blocks/operations.ts';
import type { Model } from '#modules/schemas.ts';
import { m } from '#messages/paraglide/messages.js';
import type { EditSession } from '../../core/session/edit-session.ts';
import { newBlock } from '../../core/tree/new-block.ts';
import { kindName } from '../../core/tree/step-names.ts';
import { stateOf } from '../../core/tree/translation-state.ts';
import type { EditorView } from '../../core/view/editor-view.ts';
import { type Around, canSplitText, splitText, type TextPlace } from '../blocks/split-text.ts';
import { removeBlocks } from '../blocks/block-actions.ts';

/** What a rich text does to the modules around it. */
export interface TextModules {
  canSplit: (models?: readonly Model[]) => boolean;
  /** Opens the insert menu in an empty paragraph; the coordinates are pixels of the window. */
  openMenu: (around: () => Around | null, at: { left: number; top: number }) => void;
  makeHeadline: (around: Around, headline: { level: number; words: string }) => void;
  /** Joins with the neighbouring text; `sizeOf` is the size of a stored text in positions. False when there is none. */
  join: (side: 'before' | 'after', sizeOf: (html: string) => number) => boolean;
}

interface Text {
  session: EditSession;
  view: EditorView;
  place: TextPlace;
  /** Types at the caret. */
  type: (text: string) => void;
}

export function textModules({ session, view, place, type }: Text): TextModules {
  return {
    canSplit: (models) => canSplitText(session, place, models),
    openMenu(around, { left, top }) {
      const spot = session.store.spot(place.id);
      if (!spot?.parent) return;
      const layer = document.querySelector('[data-editor="overlay"]')?.getBoundingClientRect();
      view.insertMenu.set({
        place: { parent: spot.parent, slot: spot.slot, index: spot.index + 1 },
        isSlash: true,
        text: { place, around, type },
        left: left - (layer?.left ?? 0),
        top: Math.min(top, window.innerHeight - 400) + 8 - (layer?.top ?? 0),
      });
    },
    makeHeadline(around, { level, words }) {
      const block = newBlock('headline');
      block.translations[place.locale].content = words;
      block.fields.headline_level = levelFor(session, level);
      const label = m.editor_step_inserted({ kind: kindName('headline', session.locale) });
      splitText(session, place, around, { blocks: [block], label });
      session.fields.focus({ id: block.id, field: 'content', start: 0, end: 0 });
    },
    join: (side, sizeOf) => join(session, place, { side, sizeOf }),
  };
}

/** `#` and `##` are level 2, because level 1 is the title of the page; a level that is not offered becomes the next higher. */
function levelFor({ setup }: EditSession, level: number): string {
  const allowed = setup.fieldSettings.headlineLevels;
  return [...allowed].reverse().find((one) => Number(one) <= Math.max(2, level)) ?? allowed[0] ?? '2';
}

interface Join {
  side: 'before' | 'after';
  sizeOf: (html: string) => number;
}

function join(session: EditSession, place: TextPlace, { side, sizeOf }: Join): boolean {
  const { store } = session;
  const spot = store.spot(place.id);
  if (!spot?.parent || !canSplitText(session, place)) return false;
  const list = store.list(spot.parent, spot.slot);
  const beside = list[spot.index + (side === 'before' ? -1 : 1)];
  const neighbour = beside === undefined ? undefined : store.block(beside);
  if (!neighbour) return false;
  const isOnSamePages = locales.every((each) => omits(spot.block, each) === omits(neighbour, each));
  if (isOnSamePages && canSplitText(session, { ...place, id: neighbour.id })) {
    const [first, second] = side === 'before' ? [neighbour.id, place.id] : [place.id, neighbour.id];
    joinTexts(session, { ...place, id: first }, { second, sizeOf });
    return true;
  }
  if (side === 'after' || !isEmpty(session, place)) return false;
  // An empty text behind something else goes away, and the caret to the end of what is before it.
  removeBlocks(session, [place.id]);
  const title = kindOf(neighbour.model).titleField;
  const field = title !== undefined && fieldOf(neighbour.model, title)?.inline ? title : null;
  session.select(neighbour.id);
  session.fields.focus({ id: neighbour.id, field });
  return true;
}

function isEmpty({ store }: EditSession, { id, field }: TextPlace): boolean {
  const block = store.block(id);
  return block !== undefined && locales.every((locale) => (valueAt(block, field, locale) ?? '') === '');
}

/** If only the second of two joined texts has English, it is a translation of the second German text alone. */
function ofSecondOnly(one: Block, other: Block, field: string): Operation[] {
  if (one.translations.en[field] || !other.translations.en[field]) return [];
  const ofOther = other.basis?.[field] ?? (one.translations.de[field] ? other.translations.de[field] : undefined);
  return typeof ofOther === 'string' ? [{ op: 'basis', id: one.id, field, value: ofOther }] : [];
}

/**
 * Appends the second text to the first, in both languages, and removes it; the caret goes between them. English that was
 * up to date in both still is, and a translation by machine that nobody has read stays one.
 */
function joinTexts(
  session: EditSession,
  { id, field, locale }: TextPlace,
  { second, sizeOf }: { second: string; sizeOf: Join['sizeOf'] },
): void {
  const [one, other] = [session.store.block(id), session.store.block(second)];
  if (!one || !other) return;
  const operations: Operation[] = locales.flatMap((each): Operation[] => {
    const before = String(valueAt(one, field, each) ?? '');
    const value = before + String(valueAt(other, field, each) ?? '');
    if (value === before) return [];
    const isDraft = [one, other].some((block) => isUnread(block, { field, locale: each }));
    const set: Operation = { op: 'set', id, field, locale: each, before, value };
    return isDraft ? [set, { op: 'machine', id, field, locale: each, value }] : [set];
  });
  const isCurrent = [one, other].every((block) => stateOf(block) === 'fine');
  if (isCurrent) operations.push({ op: 'basis', id, field, value: null });
  else operations.push(...ofSecondOnly(one, other, field));
  const first = String(valueAt(one, field, locale) ?? '');
  const isLast = String(valueAt(other, field, locale) ?? '') === '';
  const start = first === '' ? 1 : sizeOf(first) + (isLast ? -1 : 1);
  const label = m.editor_step_joined();
  session.perform({
    label,
    operations: [...operations, { op: 'remove', id: second }],
    after: { id, field, start, end: start },
  });
  session.fields.focus({ id, field, start, end: start });
  session.alerts.announce(label);
}
