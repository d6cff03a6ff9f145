import { useState } from 'react';
import { m } from '#messages/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import ed from '../../ui/editor.module.css';
import type { ConflictView, ConflictDecision } from '../../core/session/conflict.ts';
import { useEditor } from '../../core/editor-context.ts';
import { ConflictChoice } from './conflict-choice.tsx';
import { Dialog } from '../../ui/dialog.tsx';

interface ConflictDialogProps {
  conflict: ConflictView;
  later: () => void;
}

/** Shows both versions of each conflict, and for texts that can be merged a proposal. Both versions are kept until the decision. */
export default function ConflictDialog({ conflict, later }: ConflictDialogProps) {
  const { session } = useEditor();
  const [verdicts, setVerdicts] = useState<(ConflictDecision | null)[]>(() => conflict.conflicts.map(() => null));
  const open = verdicts.filter((verdict) => verdict === null).length;
  const choose = (at: number, verdict: ConflictDecision) =>
    setVerdicts((now) => now.map((old, index) => (index === at ? verdict : old)));
  const names = [...new Set(conflict.conflicts.flatMap(({ author }) => (author ? [author] : [])))];
  return (
    <Dialog
      title={m.editor_conflict_title()}
      icon="warn"
      size="w"
      close={later}
      foot={
        <>
          <Later later={later} />
          <Button
            look="main"
            label={m.editor_done()}
            unable={open > 0 && m.editor_choose_first({ count: open })}
            onClick={() => session.settle(verdicts.map((verdict) => verdict ?? 'theirs'))}
          />
        </>
      }
    >
      <div className={ed.body}>
        <p>{names.length > 0 ? m.editor_conflict_with({ name: names.join(', ') }) : m.editor_conflict_text()}</p>
        {conflict.conflicts.map((one, at) => (
          <ConflictChoice
            key={`${one.id}.${one.field}.${one.locale}`}
            conflict={one}
            verdict={verdicts[at] ?? null}
            choose={(verdict) => choose(at, verdict)}
          />
        ))}
      </div>
    </Dialog>
  );
}

function Later({ later }: { later: () => void }) {
  return (
    <>
      <Button look="line" label={m.editor_decide_later()} onClick={later} />
      <span className={`${ed.small} ${ed.soft} ${ed.hideP}`}>{m.editor_yours_is_kept()}</span>
      <span className={ed.barSpace} />
    </>
  );
}
