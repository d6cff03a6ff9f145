import { type Block, fieldOf } from '#contract/block.ts';
import { m } from '#site/paraglide/messages.js';
import { useEditor } from '../editor-context.ts';
import { kindName } from '../step-names.ts';
import { fillIn, missingField } from './fill-in.ts';
import { Button } from './button.tsx';
import ed from './chrome.module.css';
import { kindIcon } from './kind-icon.ts';
import type { Box } from './use-boxes.ts';

/** A block of which the page shows nothing yet: says what it is and leads to what it lacks. */
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
      <div className={ed.empty}>
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
