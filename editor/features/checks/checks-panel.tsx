import { useEffect, useRef } from 'react';
import { m } from '#messages/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import ed from '../../ui/editor.module.css';
import { Icon } from '../../ui/icon.tsx';
import { closePanel } from '../../core/close-panel.ts';
import { useEditor, useObservable } from '../../core/editor-context.ts';
import type { EditedPage } from '../../core/session/edited-page.ts';
import styles from './checks.module.css';
import type { EditSession } from '../../core/session/edit-session.ts';
import type { EditorView } from '../../core/view/editor-view.ts';
import { showIssue } from './go-to-issue.ts';
import type { CheckIssue } from './rules/issue.ts';
import { IssueCard } from './issue-card.tsx';
import { checksOf } from './page-checks.ts';
import { ReadingSection } from './reading-section.tsx';
import { SearchPreview } from './search-preview.tsx';

/** The findings of the page, updated while it is edited. */
export default function ChecksPanel({ page }: { page: EditedPage }) {
  const { session, view } = useEditor();
  const checks = checksOf(session);
  const issues = useObservable(checks.issues);
  const panel = useRef<HTMLElement>(null);
  useEffect(() => checks.follow(), [checks]);
  useEffect(() => panel.current?.querySelector('h2')?.focus(), []);
  const needed = issues?.filter(({ level }) => level === 'needed') ?? [];
  const better = issues?.filter(({ level }) => level === 'better') ?? [];
  const close = () => closePanel({ session, view });
  return (
    <aside ref={panel} className={`${ed.ed} ${ed.right} ${ed.anim}`} aria-label={m.checks()} data-editor="checks">
      <div className={ed.head}>
        <Icon name="checks" />
        <h2 tabIndex={-1}>{m.checks()}</h2>
        <Button icon="close" iconOnly label={m.editor_close()} onClick={close} />
      </div>
      <div className={ed.body}>
        {issues === null && <p className={ed.hint}>{m.editor_loading()}</p>}
        {issues?.length === 0 && <p className={styles.fine}>{m.checks_fine()}</p>}
        <Group title={m.checks_needed({ count: needed.length })} issues={needed} />
        <Group title={m.checks_better({ count: better.length })} issues={better} />
        <ReadingSection />
        <SearchPreview page={page} />
      </div>
      <div className={ed.foot}>
        <Button
          look="line"
          icon="down"
          label={m.checks_next()}
          unable={(issues ?? []).length === 0 && m.checks_fine()}
          onClick={() => focusNextIssue(session, view, issues ?? [])}
        />
        <span className={ed.barSpace} />
        <output className={`${ed.small} ${ed.soft}`}>
          {issues && m.checks_open({ count: issues.length, needed: needed.length })}
        </output>
      </div>
    </aside>
  );
}

function Group({ title, issues }: { title: string; issues: CheckIssue[] }) {
  if (issues.length === 0) return null;
  return (
    <>
      <h3 className={styles.group}>{title}</h3>
      <ul>
        {issues.map((issue) => (
          <IssueCard key={issue.key} issue={issue} />
        ))}
      </ul>
    </>
  );
}

/** Shows the finding after the selected one; wraps at the end. */
function focusNextIssue(session: EditSession, view: EditorView, issues: readonly CheckIssue[]): void {
  const now = session.selection.get().id;
  const at = issues.map(({ id }) => id).lastIndexOf(now ?? '');
  const next = issues[(at + 1) % issues.length];
  if (!next) return;
  showIssue(session, view, next);
  session.alerts.announce([next.title, next.text].filter(Boolean).join('. '));
}
