import type { SharedProps } from '#modules/rendering/edit-surface.ts';
import { SharedBlocks } from '#modules/rendering/shared-blocks.tsx';
import { m } from '#messages/paraglide/messages.js';
import { useEditor, useObservable, useStoredBlock, useWritten } from '../../core/editor-context.ts';
import { partOf } from '../../core/tree/shared-part.ts';
import styles from './surface.module.css';

/** A shared part on the page: its modules as visitors see them, with its name at the edge while tools are shown. */
export function EditShared({ block, place }: SharedProps) {
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
