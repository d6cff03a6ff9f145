import { Suspense } from 'react';
import type { BlocksProps } from '#modules/rendering/blocks.tsx';
import { useEditor, useObservable } from '../../core/editor-context.ts';
import { lazyWithRetry } from '../../core/lazy-with-retry.ts';
import { EditBlocks } from '../surface/edit-blocks.tsx';

const SideBySide = lazyWithRetry(() => import('./side-by-side.tsx'));

/** The blocks of a list; at the top level in both languages when the side-by-side view is on. */
export function PageBlocks(props: BlocksProps) {
  const { view } = useEditor();
  const beside = useObservable(view.sideBySide);
  const toolsHidden = useObservable(view.toolsHidden);
  if (props.parent !== undefined || props.place !== 'page' || !beside || toolsHidden) return <EditBlocks {...props} />;
  return (
    <Suspense>
      <SideBySide />
    </Suspense>
  );
}
