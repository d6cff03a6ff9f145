import { memo, useContext, useMemo, useSyncExternalStore } from 'react';
import type { Locale } from '#contract/base/locale.ts';
import { isShown, omits } from '#contract/blocks/omitted.ts';
import { BlockFrame, type BlocksProps } from '#modules/rendering/blocks.tsx';
import { type BlockPlace, UnmarkedContext } from '#modules/rendering/views-context.ts';
import { views } from '#modules/views.ts';
import {
  useBlockList,
  useEditor,
  useFlatBlock,
  useObservable,
  useWritten,
  WrittenContext,
} from '../../core/editor-context.ts';
import { OmittedBlock } from './omitted-block.tsx';
import { kindsFor } from '../../core/tree/places.ts';
import { kindName } from '../../core/tree/step-names.ts';
import styles from './surface.module.css';

/**
 * Renders a list of blocks from the editor's tree; an empty list gets space for a first block while tools are shown.
 */
export function EditBlocks({ blocks, place, parent, slot = 0 }: BlocksProps) {
  const { session } = useEditor();
  if (parent === undefined && place !== 'page') {
    return blocks.map((block) => <BlockFrame key={block.id} block={block} place={place} />);
  }
  return <BlockList parent={parent ?? session.store.root.id} slot={slot} place={place} />;
}

function BlockList({ parent, slot, place }: { parent: string; slot: number; place: BlockPlace }) {
  const { session, view } = useEditor();
  const ids = useBlockList(parent, slot);
  const toolsHidden = useObservable(view.toolsHidden);
  const second = useContext(WrittenContext) === 'en';
  const isAround = useContext(UnmarkedContext);
  if (ids.length === 0 && !toolsHidden && !second && !isAround) {
    const child = kindsFor(session.store, parent)[0];
    const Room = (place === 'item' && child && views[child]?.as) || 'div';
    return <Room className={styles.room} data-list={`${parent}:${slot}`} />;
  }
  return ids.map((id) => <EditBlock key={id} id={id} place={place} />);
}

/** Visibility of a block on the page of a language; while tools are shown, a hidden block has a placeholder. */
function useBlockState(id: string, language: Locale): 'shown' | 'left out' | 'nowhere' {
  const { session, view } = useEditor();
  const toolsHidden = useObservable(view.toolsHidden);
  const isAround = useContext(UnmarkedContext);
  const { store } = session;
  const snapshot = () => {
    const block = store.block(id);
    if (!block || isShown(block, language)) return 'shown';
    if (toolsHidden || isAround) return 'nowhere';
    return omits(block, language) ? 'left out' : 'shown';
  };
  return useSyncExternalStore((listener) => store.watch(id, listener), snapshot, snapshot);
}

export const EditBlock = memo(function EditBlock({ id, place }: { id: string; place: BlockPlace }) {
  const { session } = useEditor();
  const language = useWritten();
  const standing = useBlockState(id, language);
  const flat = useFlatBlock(id);
  const second = useContext(WrittenContext) === 'en';
  // In the side-by-side view only the German block has the anchor, because ids must be unique.
  const block = useMemo(() => (flat && second ? { ...flat, slug: '' } : flat), [flat, second]);
  if (standing === 'nowhere') return null;
  if (standing === 'left out') return <OmittedBlock id={id} place={place} language={language} />;
  return block ? <BlockFrame block={block} place={place} name={kindName(block.model, session.locale)} /> : null;
});
