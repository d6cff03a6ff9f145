import { createElement, memo, useContext } from 'react';
import type { FlatBlock } from '#contract/blocks/flat-block.ts';
import { Boundary } from '#ui/boundary.tsx';
import { EditSurfaceContext } from './edit-surface.ts';
import styles from './blocks.module.css';
import { type BlockPlace, UnmarkedContext, ViewsContext } from './views-context.ts';

export interface BlocksProps {
  blocks: FlatBlock[];
  place: BlockPlace;
  /** The block whose list this is and which of its lists; absent for a list that is not edited. */
  parent?: string | undefined;
  slot?: number | undefined;
}

/** A list of blocks, in order. */
export function Blocks(props: BlocksProps) {
  const surface = useContext(EditSurfaceContext);
  if (surface) return createElement(surface.Blocks, props);
  return props.blocks.map((block, index) => (
    <Boundary key={block.id}>
      <BlockFrame block={block} place={props.place} waits={props.place === 'page' && index > 0} />
    </Boundary>
  ));
}

interface BlockFrameProps {
  block: FlatBlock;
  place: BlockPlace;
  /** True if its layout is deferred until the first paint; see `.waits` in ui/base.css. */
  waits?: boolean;
  /** Its name for screen readers while it is edited, where its wrapper gets the focus. */
  name?: string;
}

/**
 * The wrapper element of every block: has its id for the editor, its anchor for links and its place for the styles.
 * Unknown kinds are left out.
 */
export const BlockFrame = memo(function BlockFrame({ block, place, waits, name }: BlockFrameProps) {
  const entry = useContext(ViewsContext)[block.model];
  const isUnmarked = useContext(UnmarkedContext);
  if (!entry) return null;
  const View = entry.view;
  const className = [styles[place], entry.whole && styles.whole, waits && 'waits'].filter(Boolean).join(' ');
  return createElement(
    entry.as ?? 'div',
    {
      id: block.slug || undefined,
      className,
      'data-block': isUnmarked ? undefined : block.id,
      'data-model': block.model,
      // An entry of a list keeps its role.
      role: name !== undefined && entry.as !== 'li' ? 'group' : undefined,
      'aria-label': name,
    },
    <View block={block} place={place} />,
  );
});
