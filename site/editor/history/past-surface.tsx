import { createElement } from 'react';
import { isShown } from '#contract/omitted.ts';
import { BlockFrame, type BlocksProps } from '#modules/blocks.tsx';
import type { EditSurface } from '#modules/edit-surface.ts';
import { langOf, type RichTextProps, type TextProps } from '#modules/text.tsx';
import { useEditor, useObservable } from '../editor-context.ts';
import { MarkedWords, markRichText } from '../words/marked-words.tsx';
import type { Past } from './past.ts';

function usePast(): Past | null {
  return useObservable(useEditor().view.past);
}

/** A text of an older version, with the words marked that changed. */
function PastText({ of, field, as = 'span', className }: TextProps) {
  const past = usePast();
  const value = String(of[field] ?? '');
  const before = pastValue(past, of.id, field, value);
  if (value === '' && before === '') return null;
  const words = before === value ? value : <MarkedWords before={before} after={value} />;
  return createElement(as, { className, lang: langOf(of, field) }, words);
}

function PastRichText({ of, field, className }: RichTextProps) {
  const past = usePast();
  const value = String(of[field] ?? '');
  const html = markRichText(pastValue(past, of.id, field, value), value);
  if (html === '') return null;
  return <div className={className} lang={langOf(of, field)} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** What a text is compared with: nothing for a block that came, itself where nothing is compared. */
function pastValue(past: Past | null, id: string, field: string, value: string): string {
  const change = past?.changes.get(id)?.kind;
  if (change !== 'changed' || !past?.old) return value;
  return String(past.old.flat(id)?.[field] ?? '');
}

/** A list of blocks of an older version; those that went stand where they stood. */
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

/** The ids of a list, with those among them that went after it was made. */
function withGone({ store, old, changes }: Past, parent: string, slot: number): string[] {
  const ids = [...store.list(parent, slot)];
  const before = old?.list(old.block(parent) ? parent : old.root.id, slot) ?? [];
  if (!old?.block(parent)) return ids;
  for (const [at, id] of before.entries()) {
    if (changes.get(id)?.kind !== 'removed') continue;
    const previous = before.slice(0, at).findLast((other) => ids.includes(other));
    ids.splice(previous === undefined ? 0 : ids.indexOf(previous) + 1, 0, id);
  }
  return ids;
}

export const pastSurface: EditSurface = { Text: PastText, RichText: PastRichText, Blocks: PastBlocks, blanks: false };
