import type { BlocksProps } from '#modules/rendering/blocks.tsx';
import type { EditSurface, SharedProps } from '#modules/rendering/edit-surface.ts';
import { SharedBlocks } from '#modules/rendering/shared-blocks.tsx';
import { m } from '#messages/paraglide/messages.js';
import { useEditor, useObservable, useStoredBlock, useWritten } from '../../core/editor-context.ts';
import { lazyWithRetry } from '../../core/lazy-with-retry.ts';
import { partOf } from '../../core/tree/shared-part.ts';
import { EditBlocks } from '../surface/edit-blocks.tsx';
import { EditRichText } from '../surface/edit-rich-text.tsx';
import { EditText } from '../surface/edit-text.tsx';
import styles from '../surface/surface.module.css';

const SideBySide = lazyWithRetry(() => import('./side-by-side.tsx'));

/** The blocks of a list; at the top level in both languages when the side-by-side view is on. */
function PageBlocks(props: BlocksProps) {
  const { view } = useEditor();
  const beside = useObservable(view.sideBySide);
  const toolsHidden = useObservable(view.toolsHidden);
  if (props.parent !== undefined || props.place !== 'page' || !beside || toolsHidden) return <EditBlocks {...props} />;
  return <SideBySide />;
}

const surface = { Text: EditText, RichText: EditRichText, Blocks: PageBlocks, Shared: EditShared };
const withBlanks: EditSurface = { ...surface, blanks: true };
const asVisitors: EditSurface = { ...surface, blanks: false };

/** The components that make a page editable; placeholders are tools. */
export function pageSurface(toolsHidden: boolean): EditSurface {
  return toolsHidden ? asVisitors : withBlanks;
}

/** A shared part on the page: its modules as visitors see them, with its name at the edge while tools are shown. */
function EditShared({ block, place }: SharedProps) {
  const { session, view } = useEditor();
  const toolsHidden = useObservable(view.toolsHidden);
  const locale = useWritten();
  const part = partOf(useStoredBlock(block.id));
  const shown = session.store.resolved[locale].shared?.[String(part)];
  const isEmpty = (block.children ?? []).length === 0;
  return (
    <>
      <SharedBlocks block={block} place={place} />
      {!toolsHidden && (
        <span className={isEmpty ? `${styles.partName} ${styles.partEmpty}` : styles.partName} aria-hidden="true">
          {shown?.title ?? m.editor_shared_gone()}
        </span>
      )}
    </>
  );
}
