import { useState } from 'react';
import { fieldOf } from '#contract/block.ts';
import { checkBlock } from '#contract/check-block.ts';
import type { Issue } from '#contract/errors.ts';
import { m } from '#site/paraglide/messages.js';
import { ApiError } from '../api-client.ts';
import { Button } from '../chrome/button.tsx';
import ed from '../chrome/chrome.module.css';
import { Icon } from '../chrome/icon.tsx';
import { showBlock } from '../chrome/show-block.ts';
import { useEditor, useObservable } from '../editor-context.ts';
import type { EditSession } from '../edit-session.ts';
import { blockTitle } from '../step-names.ts';
import { Dialog } from './dialog.tsx';

/** Makes the draft public, or lists what is missing for it and leads there. */
export function PublishDialog() {
  const { session, view } = useEditor();
  const held = useObservable(session.heldBack);
  const [answered, setAnswered] = useState<Issue[]>([]);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const own = [
    ...checkBlock(session.store.root, 'published', session.locale),
    ...[...held].map(([path, { message }]) => ({ path, message })),
  ];
  const issues = own.length > 0 ? own : answered;
  const publish = async () => {
    setBusy(true);
    setProblem(null);
    try {
      await session.publish();
      session.alerts.say(m.editor_is_public());
      session.alerts.show({ kind: 'save', title: m.editor_published(), text: m.editor_is_public() });
      view.closeDialog();
    } catch (error) {
      if (error instanceof ApiError && error.status === 422) setAnswered(error.issues);
      else setProblem(m.editor_publish_failed());
    }
    setBusy(false);
  };
  return (
    <Dialog
      title={m.editor_publish()}
      icon="globe"
      close={() => view.closeDialog()}
      foot={
        <>
          <output className={`${ed.small} ${ed.soft}`}>{problem ?? (busy ? m.editor_publishing() : '')}</output>
          <span className={ed.barSpace} />
          <Button look="line" label={m.editor_cancel()} onClick={() => view.closeDialog()} />
          <Button
            look="main"
            label={m.editor_publish_now()}
            unable={(own.length > 0 && m.editor_needed({ count: own.length })) || (busy && m.editor_publishing())}
            onClick={() => void publish()}
          />
        </>
      }
    >
      <div className={ed.body}>
        {issues.length === 0 ? <p>{m.editor_ready_to_publish()}</p> : <Issues issues={issues} />}
      </div>
    </Dialog>
  );
}

function Issues({ issues }: { issues: Issue[] }) {
  return (
    <>
      <h3 style={{ marginBottom: 6 }}>{m.editor_needed_to_publish({ count: issues.length })}</h3>
      <ul className={ed.list}>
        {issues.map((issue) => (
          <IssueRow key={issue.path + issue.message} issue={issue} />
        ))}
      </ul>
    </>
  );
}

function IssueRow({ issue }: { issue: Issue }) {
  const { session, view } = useEditor();
  const [id = '', field = ''] = issue.path.split('.');
  const block = session.store.block(id);
  const name = block ? (fieldOf(block.model, field)?.label[session.locale] ?? '') : '';
  const go = () => {
    view.dialog.set(null);
    goTo(session, id, field);
    if (!session.fields.has(id, field)) view.panel.set({ kind: 'fields', id, field });
  };
  return (
    <li className={ed.listRow}>
      <Icon name="error" className={ed.stateError} />
      <span>
        <b>{[name, issue.message].filter(Boolean).join(': ')}</b>
        <br />
        <span className={ed.soft}>{block ? blockTitle(block, session.locale) : ''}</span>
      </span>
      {block && <Button look="line" small label={m.editor_go_there()} aria-description={issue.message} onClick={go} />}
    </li>
  );
}

function goTo(session: EditSession, id: string, field: string): void {
  session.select(id);
  requestAnimationFrame(() => {
    showBlock(id);
    // What is not written on the page is in the panel, which takes the focus itself.
    if (session.fields.has(id, field)) session.fields.focus({ id, field });
  });
}
