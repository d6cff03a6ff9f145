import { type Block, fieldOf } from '#contract/blocks/block.ts';
import { m } from '#messages/paraglide/messages.js';
import { useEditor } from '../../core/editor-context.ts';
import { kindName } from '../../core/tree/step-names.ts';
import { fillIn, missingField } from '../blocks/block-actions.ts';
import { Button } from '../../ui/button.tsx';
import ed from '../../ui/editor.module.css';
import styles from './insert.module.css';
import { kindIcon } from '../../ui/kind-icon.ts';
import type { Box } from '../../core/page-elements/use-boxes.ts';

/** A block without visible content: shows its kind and a button for what is missing. */
export function EmptyBlock({ block, box }: { block: Block; box: Box }) {
  const { session, view } = useEditor();
  const missing = missingField(block);
  const open = () => fillIn(session, view, block.id);
  const label = missing ? (fieldOf(block.model, missing)?.label[session.locale] ?? '') : m.editor_open_settings();
  return (
    <div
      className={ed.hold}
      style={{ left: box.left, top: box.top, width: box.width, height: Math.max(box.height, 64) }}
    >
      <div className={`${ed.line} ${styles.empty}`}>
        <Button
          icon={kindIcon(block.model)}
          look="line"
          label={m.editor_empty_block({ kind: kindName(block.model, session.locale), label })}
          onClick={open}
        />
      </div>
    </div>
  );
}
