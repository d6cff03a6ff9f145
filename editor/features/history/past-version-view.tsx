import { useRef, useEffect } from 'react';
import { findBlock, restoreBlock } from '#contract/blocks/apply-operation.ts';
import { m } from '#messages/paraglide/messages.js';
import { momentOf } from '#time/device-time.ts';
import type { Block } from '#contract/blocks/block.ts';
import type { Operation } from '#contract/blocks/operations.ts';
import { Button } from '../../ui/button.tsx';
import ed from '../../ui/editor.module.css';
import { isFull } from '../../core/page-elements/page-elements.ts';
import { useBoxes } from '../../core/page-elements/use-boxes.ts';
import { useEditor } from '../../core/editor-context.ts';
import { kindName } from '../../core/tree/step-names.ts';
import { Icon } from '../../ui/icon.tsx';
import type { EditorView } from '../../core/view/editor-view.ts';
import type { EditSession } from '../../core/session/edit-session.ts';
import type { BlockChange } from '../compare/tree-changes.ts';
import type { PastVersion } from './use-versions.ts';
import frames from '../../ui/frame.module.css';
import styles from './history.module.css';

/** The notice and the frames of an older version. */
export default function PastVersionView({ past }: { past: PastVersion }) {
  return (
    <>
      <PastNotice past={past} />
      <PastFrames past={past} />
    </>
  );
}

/** Frames around the changed blocks of an older version, each with its name and a button to restore it. */
function PastFrames({ past }: { past: PastVersion }) {
  const { session, view } = useEditor();
  const layer = useRef<HTMLDivElement>(null);
  const ids = [...past.changes.keys()];
  const boxes = useBoxes(past.store, ids, layer);
  return (
    <section ref={layer} className={`${ed.ed} ${ed.layer}`} aria-label={m.editor_changes()} data-editor="past-frames">
      {ids.map((id) => {
        const box = boxes.get(id);
        const change = past.changes.get(id);
        const block = past.store.block(id) ?? past.old?.block(id);
        if (!box || !change || !block) return null;
        // A block as wide as the page has its frame inside, and its name at a readable position.
        const atEdge = isFull(box) ? styles.atEdge : '';
        const kind = kindName(block.model, session.locale);
        return (
          <div
            key={id}
            className={ed.hold}
            style={{ left: box.left, top: box.top, width: box.width, height: box.height }}
          >
            <span className={`${frames.frame} ${styles[change.kind] ?? ''} ${atEdge}`} />
            <span className={`${styles.strip} ${atEdge}`}>
              <span>{changeText(kind, change)}</span>
              {findBlock(past.at.body, id) && (
                <Button
                  icon="undo"
                  small
                  label={m.editor_restore_one()}
                  aria-description={kind}
                  onClick={() => restoreVersion(session, view, past, id)}
                />
              )}
            </span>
          </div>
        );
      })}
    </section>
  );
}

function changeText(kind: string, { kind: what, count }: BlockChange): string {
  if (what === 'added') return m.editor_change_added({ kind });
  if (what === 'removed') return m.editor_change_removed({ kind });
  return what === 'moved' ? m.editor_change_moved({ kind }) : m.editor_change_count({ kind, count });
}

/** The notice above the page: the shown version, a button to restore it, and a button back to the draft. */
function PastNotice({ past }: { past: PastVersion }) {
  const { session, view } = useEditor();
  const { number } = past.at;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      event.stopPropagation();
      leave(view, number);
    };
    window.addEventListener('keydown', press, { capture: true });
    return () => window.removeEventListener('keydown', press, { capture: true });
  }, [view, number]);
  const when = momentOf(past.at.created_at, session.locale);
  const about = {
    plain: m.editor_past_plain(),
    before: past.old ? m.editor_past_before() : m.editor_past_first(),
    now: m.editor_past_now(),
  };
  return (
    <section
      className={`${ed.ed} ${ed.line} ${styles.notice}`}
      aria-label={m.editor_past_of({ when })}
      data-editor="past"
    >
      <Icon name="history" />
      <span>
        <b>{m.editor_past_of({ when })}</b>, {about[past.mode]}
      </span>
      <Button
        look="line"
        small
        label={m.editor_restore_all()}
        onClick={() => restoreVersion(session, view, past, null)}
      />
      <a
        className={`${ed.b} ${ed.bS} ${ed.hideP}`}
        href={`${window.location.pathname}?version_id=${past.at.number}`}
        target="_blank"
        rel="noreferrer"
      >
        {m.editor_open_version()}
      </a>
      <Button small label={m.editor_to_today()} onClick={() => leave(view, number)} />
    </section>
  );
}

/** Returns to the draft; the focus goes to the version in the list of all versions. */
function leave(view: EditorView, number: number): void {
  view.past.set(null);
  document.querySelector<HTMLElement>(`[data-editor="history"] [data-version="${number}"]`)?.focus();
}

/** Restores an older version, or one block of it, as a step that can be undone. */
function restoreVersion(session: EditSession, view: EditorView, { at }: PastVersion, id: string | null): void {
  const operations = restoreSteps(session.store.root, at.body, id);
  if (operations.length === 0) return session.alerts.announce(m.editor_say_no_place());
  const when = momentOf(at.created_at, session.locale);
  const block = id === null ? undefined : findBlock(at.body, id);
  const label = block
    ? m.editor_step_restored_block({ kind: kindName(block.model, session.locale), when })
    : m.editor_step_restored({ when });
  view.past.set(null);
  session.store.addResolved(at.resolved);
  session.perform({ label, operations, after: { id, field: null } });
  session.alerts.announce(label);
  session.fields.focus({ id, field: null });
}

/** The operations that restore an older tree or one block of it; empty when the block's parent no longer exists. */
export function restoreSteps(today: Block, old: Block, id: string | null): Operation[] {
  if (id === null) return [{ op: 'replace', id: today.id, block: { ...old, id: today.id } }];
  const wanted = findBlock(old, id);
  const step = wanted && restoreBlock(today, old, wanted);
  return step ? [step] : [];
}
