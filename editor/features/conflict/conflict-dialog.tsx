import { useState, type ReactNode } from 'react';
import { m } from '#messages/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import ed from '../../ui/editor.module.css';
import { type ConflictView, type ConflictDecision, mergeConflict } from '../../core/session/conflict.ts';
import { useEditor } from '../../core/editor-context.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { valueAt } from '#contract/blocks/apply-operation.ts';
import { fieldOf } from '#contract/blocks/block.ts';
import type { Conflict } from '#contract/blocks/operations.ts';
import { timeOf } from '#time/device-time.ts';
import type { EditSession } from '../../core/session/edit-session.ts';
import { blockTitle } from '../../core/tree/step-names.ts';
import { MarkedWords, readable } from '../compare/marked-words.tsx';
import styles from './conflict.module.css';

/** Shows both versions of each conflict, and for texts that can be merged a proposal. Both versions are kept until the decision. */
export default function ConflictDialog({ conflict, later }: { conflict: ConflictView; later: () => void }) {
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
          <Button look="line" label={m.editor_decide_later()} onClick={later} />
          <span className={`${ed.small} ${ed.soft} ${ed.hideP}`}>{m.editor_yours_is_kept()}</span>
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

interface ChoiceProps {
  conflict: Conflict;
  verdict: ConflictDecision | null;
  choose: (verdict: ConflictDecision) => void;
}

/** The choices for one conflict: the common base, their version, my version, and in a text both. */
function ConflictChoice({ conflict, verdict, choose }: ChoiceProps) {
  const { session } = useEditor();
  const block = session.store.block(conflict.id);
  const gone = conflict.field === null;
  const field = block && conflict.field ? fieldOf(block.model, conflict.field)?.label[session.locale] : undefined;
  const title = [block && blockTitle(block, session.locale), field].filter(Boolean).join(', ');
  const [base, theirs, mine] = [conflict.base, conflict.theirs, mineOf(session, conflict)].map(readable);
  const both = mergeConflict(conflict, session.store, 'both');
  const ownWords = gone && block ? blockTitle(block, session.locale) : <Difference before={base} after={mine} />;
  return (
    <section className={styles.side} aria-label={title}>
      <h3 className={styles.wide}>{title}</h3>
      {!gone && (
        <div className={`${ed.list} ${styles.version}`}>
          <Named name={m.editor_before()} about={m.editor_shared_state()} />
          <p>{base || m.editor_empty()}</p>
        </div>
      )}
      <Version
        name={conflict.author ?? m.editor_somebody_else()}
        about={conflict.changed_at ? timeOf(conflict.changed_at, session.locale) : ''}
        chosen={verdict === 'theirs'}
        choose={() => choose('theirs')}
      >
        {gone ? m.editor_was_removed() : <Difference before={base} after={theirs} />}
      </Version>
      <Version
        name={m.editor_you()}
        about={m.editor_just_now()}
        chosen={verdict === 'mine'}
        choose={() => choose('mine')}
      >
        {ownWords}
      </Version>
      {both && <Proposal {...{ conflict, verdict, choose }} both={both.text} />}
    </section>
  );
}

/** My current value: it can be newer than the conflict when the decision was postponed. */
function mineOf(session: EditSession, { id, field, locale, mine }: Conflict): unknown {
  const block = session.store.block(id);
  return block && field !== null ? valueAt(block, field, locale) : mine;
}

function Proposal({ conflict, both, verdict, choose }: ChoiceProps & { both: string }) {
  const chosen = verdict === 'both';
  return (
    <div className={`${styles.proposal} ${chosen ? styles.chosen : ''}`}>
      <div className={ed.label}>
        <b>{m.editor_merged_proposal()}</b>
        <small>{m.editor_merged_write_later()}</small>
      </div>
      <p className={styles.text}>
        <Difference before={readable(conflict.base)} after={readable(both)} />
      </p>
      <Button
        look="line"
        {...(chosen && { icon: 'check' })}
        label={m.editor_take_merged()}
        aria-pressed={chosen}
        onClick={() => choose('both')}
      />
    </div>
  );
}

function Difference({ before = '', after = '' }: { before?: string | undefined; after?: string | undefined }) {
  return after === '' ? m.editor_empty() : <MarkedWords before={before} after={after} />;
}

function Named({ name, about }: { name: string; about: string }) {
  return (
    <div>
      <b>{name}</b>
      <div className={`${ed.small} ${ed.soft}`}>{about}</div>
    </div>
  );
}

interface VersionProps {
  name: string;
  about: string;
  chosen: boolean;
  choose: () => void;
  children: ReactNode;
}

function Version({ name, about, chosen, choose, children }: VersionProps) {
  return (
    <div className={`${ed.list} ${styles.version} ${chosen ? styles.chosen : ''}`}>
      <Named name={name} about={about} />
      <p>{children}</p>
      <Button
        look="line"
        {...(chosen && { icon: 'check' })}
        label={m.editor_take_this()}
        aria-pressed={chosen}
        onClick={choose}
      />
    </div>
  );
}
