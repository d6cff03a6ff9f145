import type { PastVersion } from './past-version.ts';
import { useRef, useEffect } from 'react';
import { findBlock } from '#contract/blocks/apply-operation.ts';
import { m } from '#messages/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import ed from '../../ui/editor.module.css';
import { isFull } from '../../core/page-elements/is-full.ts';
import { useBoxes } from '../../core/page-elements/use-boxes.ts';
import { useEditor } from '../../core/editor-context.ts';
import { kindName } from '../../core/tree/step-names.ts';
import { restoreVersion } from './restore-version.ts';
import styles from './history.module.css';
import type { BlockChange } from '../compare/tree-changes.ts';
import { Icon } from '../../ui/icon.tsx';
import type { EditorView } from '../../core/view/editor-view.ts';
import { momentOf } from '#time/device-time.ts';

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
            <span className={`${styles.frame} ${styles[change.kind] ?? ''} ${atEdge}`} />
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
