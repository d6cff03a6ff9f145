import { m } from '#messages/paraglide/messages.js';
import { useEditor } from '../../core/editor-context.ts';
import { BarStrip } from '../../ui/bar-strip.tsx';
import { Button } from '../../ui/button.tsx';
import ed from '../../ui/editor.module.css';
import { usesInWords, useUses } from './part-uses.tsx';

/** Below the bar while a shared part is edited: where it stands, and the way back. */
export default function PartStrip({ id }: { id: number }) {
  const { view, page } = useEditor();
  const uses = useUses(id);
  return (
    <BarStrip
      name="part-strip"
      label={page.title}
      icon="pattern"
      look="part"
      text={
        <>
          <b>{page.title}</b> · {usesInWords(uses)}
        </>
      }
    >
      <span className={ed.barSpace} />
      <Button small look="line" label={m.editor_leave_shared()} onClick={() => view.leavePart?.()} />
    </BarStrip>
  );
}
