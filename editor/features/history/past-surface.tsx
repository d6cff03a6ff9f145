import { createElement } from 'react';
import { isShown } from '#contract/blocks/omitted.ts';
import { BlockFrame, type BlocksProps } from '#modules/rendering/blocks.tsx';
import type { EditSurface } from '#modules/rendering/edit-surface.ts';
import { langOf, type RichTextProps, type TextProps } from '#modules/rendering/text.tsx';
import { useEditor, useObservable } from '../../core/editor-context.ts';
import { MarkedWords, markRichText } from '../compare/marked-words.tsx';
import type { PastVersion } from './use-versions.ts';

function usePast(): PastVersion | null {
  return useObservable(useEditor().view.past);
}

/** A text of an older version, with the changed words marked. */
function PastText({ of, field, as = 'span', className, standIn }: TextProps) {
  const past = usePast();
  const value = String(of[field] ?? '');
  const before = pastValue(past, of.id, field, value);
  if (value === '' && before === '') return standIn ? createElement(as, { className }, standIn) : null;
  const text = before === value ? value : <MarkedWords before={before} after={value} />;
  return createElement(as, { className, lang: langOf(of, field) }, text);
}

function PastRichText({ of, field, className }: RichTextProps) {
  const past = usePast();
  const value = String(of[field] ?? '');
  const html = markRichText(pastValue(past, of.id, field, value), value);
  if (html === '') return null;
  return <div className={className} lang={langOf(of, field)} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** The text to compare with: empty for an added block, the text itself when nothing is compared. */
function pastValue(past: PastVersion | null, id: string, field: string, value: string): string {
  const change = past?.changes.get(id)?.kind;
  if (change !== 'changed' || !past?.old) return value;
  return String(past.old.flat(id)?.[field] ?? '');
}

/** A list of blocks of an older version; removed blocks are shown at their old position. */
function PastBlocks({ blocks, place, parent, slot = 0 }: BlocksProps) {
  const past = usePast();
  if (!past || (parent === undefined && place !== 'page'))
    return blocks.map((block) => <BlockFrame key={block.id} block={block} place={place} />);
  return withGone(past, parent ?? past.store.root.id, slot).map((id) => {
    const stored = past.store.block(id);
    if (stored && !isShown(stored, past.store.locale)) return null;
    const block = past.store.flat(id) ?? past.old?.flat(id);
    return block ? <BlockFrame key={id} block={block} place={place} /> : null;
  });
}

/** The ids of a list, including the blocks that were removed later. */
function withGone({ store, old, changes }: PastVersion, parent: string, slot: number): string[] {
  const ids = [...store.list(parent, slot)];
  const before = old?.list(old.block(parent) ? parent : old.root.id, slot) ?? [];
  if (!old?.block(parent)) return ids;
  for (const [at, id] of before.entries()) {
    if (changes.get(id)?.kind !== 'removed') continue;
    const previous = before
      .slice(0, at)
      .reverse()
      .find((other) => ids.includes(other));
    ids.splice(previous === undefined ? 0 : ids.indexOf(previous) + 1, 0, id);
  }
  return ids;
}

export const pastSurface: EditSurface = { Text: PastText, RichText: PastRichText, Blocks: PastBlocks, blanks: false };
