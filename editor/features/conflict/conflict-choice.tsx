import { type ReactNode, useId } from 'react';
import { valueAt } from '#contract/blocks/apply-operation.ts';
import { fieldOf } from '#contract/blocks/block.ts';
import type { Conflict } from '#contract/blocks/operations.ts';
import { timeOf } from '#time/device-time.ts';
import { m } from '#messages/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import ed from '../../ui/editor.module.css';
import type { ConflictDecision } from '../../core/session/conflict.ts';
import { useEditor } from '../../core/editor-context.ts';
import type { EditSession } from '../../core/session/edit-session.ts';
import { blockTitle } from '../../core/tree/step-names.ts';
import { MarkedWords } from '../compare/marked-words.tsx';
import { mergeWords } from '../compare/merge-words.ts';
import { readable } from '../compare/readable.ts';
import styles from './conflict.module.css';

interface ChoiceProps {
  conflict: Conflict;
  verdict: ConflictDecision | null;
  choose: (verdict: ConflictDecision) => void;
  /** The merged text, if there is one. */
  merged: string | null;
  /** Edits the merged text before it is chosen; absent: there are several conflicts and it cannot be edited. */
  write?: ((text: string) => void) | undefined;
}

/** The choices for one conflict: the common base, their version, my version, and a merged text. */
export function ConflictChoice({ conflict, verdict, choose, merged, write }: ChoiceProps) {
  const { session } = useEditor();
  const block = session.store.block(conflict.id);
  const gone = conflict.field === null;
  const field = block && conflict.field ? fieldOf(block.model, conflict.field)?.label[session.locale] : undefined;
  const title = [block && blockTitle(block, session.locale), field].filter(Boolean).join(', ');
  const [base, theirs, mine] = [conflict.base, conflict.theirs, mineOf(session, conflict)].map(readable);
  const ownWords = gone && block ? blockTitle(block, session.locale) : <Difference before={base} after={mine} />;
  return (
    <section className={ed.side} aria-label={title}>
      <h3 className={styles.wide}>{title}</h3>
      {!gone && (
        <div className={ed.version}>
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
      {merged !== null && <Proposal {...{ conflict, merged, verdict, choose, write }} />}
    </section>
  );
}

/** The merged text of a conflict; null when it cannot be merged. */
export function proposalFor(session: EditSession, conflict: Conflict): string | null {
  const texts = [conflict.base, conflict.theirs, mineOf(session, conflict)];
  const [base, theirs, mine] = texts;
  if (typeof base !== 'string' || typeof theirs !== 'string' || typeof mine !== 'string') return null;
  const kind = kindAt(session, conflict);
  return kind === 'line' || kind === 'lines' || kind === 'rich' ? mergeWords(base, theirs, mine) : null;
}

function kindAt(session: EditSession, { id, field }: Conflict): string | undefined {
  const block = session.store.block(id);
  return block && field !== null ? fieldOf(block.model, field)?.kind : undefined;
}

/** My current value: it can be newer than the conflict when the decision was postponed. */
function mineOf(session: EditSession, { id, field, locale, mine }: Conflict): unknown {
  const block = session.store.block(id);
  return block && field !== null ? valueAt(block, field, locale) : mine;
}

function Proposal({ conflict, merged, verdict, choose, write }: ChoiceProps & { merged: string }) {
  const { session } = useEditor();
  const id = useId();
  const isPlain = kindAt(session, conflict) !== 'rich';
  return (
    <div className={`${styles.proposal} ${typeof verdict === 'object' && verdict ? ed.chosen : ''}`}>
      <div className={ed.label}>
        <label htmlFor={id}>
          <b>{m.editor_merged_proposal()}</b>
        </label>
        <small>{isPlain && write ? m.editor_merged_may_write() : m.editor_merged_write_later()}</small>
      </div>
      {isPlain && write ? (
        <textarea
          id={id}
          className={`${ed.in} ${styles.text}`}
          rows={Math.min(8, Math.ceil(merged.length / 70) + 1)}
          value={merged}
          onChange={(event) => write(event.target.value)}
        />
      ) : (
        <p id={id} className={styles.text}>
          <Difference before={readable(conflict.base)} after={readable(merged)} />
        </p>
      )}
      {!write && <Button look="line" label={m.editor_take_merged()} onClick={() => choose({ merged })} />}
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
    <div className={`${ed.version} ${chosen ? ed.chosen : ''}`}>
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
