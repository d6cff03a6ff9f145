import { useState } from 'react';
import { valueAt } from '#contract/apply-operation.ts';
import { fieldOf } from '#contract/block.ts';
import type { Conflict } from '#contract/operations.ts';
import { m } from '#site/paraglide/messages.js';
import { Button } from '../chrome/button.tsx';
import ed from '../chrome/chrome.module.css';
import type { ConflictView, Verdict } from '../conflict.ts';
import { useEditor } from '../editor-context.ts';
import { blockTitle } from '../step-names.ts';
import { Dialog } from './dialog.tsx';

/** Two people changed the same thing: both are shown, and one is taken. Nothing is lost until then. */
export function ConflictDialog({ conflict, later }: { conflict: ConflictView; later: () => void }) {
  const { session } = useEditor();
  const [verdicts, setVerdicts] = useState<(Verdict | null)[]>(() => conflict.conflicts.map(() => null));
  const open = verdicts.filter((verdict) => verdict === null).length;
  const choose = (at: number, verdict: Verdict) =>
    setVerdicts((now) => now.map((old, index) => (index === at ? verdict : old)));
  return (
    <Dialog
      title={m.editor_conflict_title()}
      icon="warn"
      size="w"
      close={later}
      foot={
        <>
          <Button look="line" label={m.editor_decide_later()} onClick={later} />
          <span className={`${ed.small} ${ed.soft}`}>{m.editor_yours_is_kept()}</span>
          <span className={ed.barSpace} />
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
        <p>{m.editor_conflict_text()}</p>
        {conflict.conflicts.map((one, at) => (
          <Choice
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

function Choice({
  conflict,
  verdict,
  choose,
}: {
  conflict: Conflict;
  verdict: Verdict | null;
  choose: (verdict: Verdict) => void;
}) {
  const { session } = useEditor();
  const block = session.store.block(conflict.id);
  const gone = conflict.field === null;
  // Whoever decides later may have written on.
  const mine = block && conflict.field !== null ? valueAt(block, conflict.field, conflict.locale) : conflict.mine;
  const field = block && conflict.field ? fieldOf(block.model, conflict.field)?.label[session.locale] : undefined;
  const title = [block && blockTitle(block, session.locale), field].filter(Boolean).join(', ');
  return (
    <section className={ed.side} aria-label={title}>
      <h3 style={{ flexBasis: '100%' }}>{title}</h3>
      {!gone && (
        <div className={ed.version}>
          <b>{m.editor_before()}</b>
          <p>{words(conflict.base)}</p>
        </div>
      )}
      <Version
        name={m.editor_somebody_else()}
        text={gone ? m.editor_was_removed() : words(conflict.theirs)}
        chosen={verdict === 'theirs'}
        choose={() => choose('theirs')}
      />
      <Version
        name={m.editor_you()}
        text={gone && block ? blockTitle(block, session.locale) : words(mine)}
        chosen={verdict === 'mine'}
        choose={() => choose('mine')}
      />
    </section>
  );
}

function Version({ name, text, chosen, choose }: { name: string; text: string; chosen: boolean; choose: () => void }) {
  return (
    <div className={`${ed.version} ${chosen ? ed.chosen : ''}`}>
      <b>{name}</b>
      <p>{text}</p>
      <Button
        look="line"
        icon={chosen ? 'check' : undefined}
        label={m.editor_take_this()}
        aria-pressed={chosen}
        onClick={choose}
      />
    </div>
  );
}

/** A value as it can be read: rich text without its tags. */
function words(value: unknown): string {
  if (value === null || value === undefined || value === '') return m.editor_empty();
  const text =
    typeof value === 'string'
      ? value
          .replaceAll(/<\/(?:p|li|blockquote)>/g, '\n')
          .replaceAll(/<[^>]*>/g, '')
          .trim()
      : String(value);
  return text.replaceAll('&amp;', '&').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&nbsp;', ' ');
}
