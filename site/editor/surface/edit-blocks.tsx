import { memo } from 'react';
import { BlockFrame, type BlockPlace, type BlocksProps } from '#modules/blocks.tsx';
import { views } from '#modules/views.ts';
import { useBlockList, useEditor, useFlatBlock, useObservable } from '../editor-context.ts';
import { kindsFor } from '../places.ts';
import styles from './surface.module.css';

/** A list of blocks drawn from the editor's tree; an empty one gets room for a first block while tools are shown. */
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
  if (ids.length === 0 && !toolsHidden) {
    const child = kindsFor(session.store, parent)[0];
    const Room = (place === 'item' && child && views[child]?.as) || 'div';
    return <Room className={styles.room} data-list={`${parent}:${slot}`} />;
  }
  return ids.map((id) => <EditBlock key={id} id={id} place={place} />);
}

const EditBlock = memo(function EditBlock({ id, place }: { id: string; place: BlockPlace }) {
  const block = useFlatBlock(id);
  return block ? <BlockFrame block={block} place={place} /> : null;
});
