import { useEffect } from 'react';
import type { Issue } from '#contract/base/errors.ts';
import { m } from '#messages/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import ed from '../../ui/editor.module.css';
import { Icon } from '../../ui/icon.tsx';
import { useEditor, useObservable } from '../../core/editor-context.ts';
import { toIssue } from './rules/check-needed.ts';
import styles from './checks.module.css';
import { DescribePicture } from './describe-picture.tsx';
import { goToIssue } from './go-to-issue.ts';
import type { CheckIssue } from './rules/issue.ts';
import { checksOf } from './page-checks.ts';

/** Everything that prevents publishing, and every recommendation, each with a link to its place. */
export function MissingList({ answered }: { answered: Issue[] }) {
  const { session } = useEditor();
  const checks = checksOf(session);
  const found = useObservable(checks.issues);
  useEffect(() => checks.follow(), [checks]);
  if (found === null) return <p className={ed.hint}>{m.editor_loading()}</p>;
  const needed = found.filter(({ level }) => level === 'needed');
  const better = found.filter(({ level }) => level === 'better');
  const answeredIssues = answered.map((issue) => toIssue(session, issue));
  const required = needed.length > 0 ? needed : answeredIssues;
  return (
    <>
      {required.length === 0 && <p>{m.editor_ready_to_publish()}</p>}
      <Rows title={m.checks_needed({ count: required.length })} issues={required} />
      <Rows title={m.checks_better({ count: better.length })} issues={better} />
    </>
  );
}

/** The button that gets the focus when the row of another one is gone: of the next row, or of the one before. */
function nextRowOf(button: HTMLElement): HTMLElement | null {
  const row = button.closest('li');
  const other = row?.nextElementSibling ?? row?.previousElementSibling;
  return other?.querySelector('button') ?? button.closest('dialog')?.querySelector('button') ?? null;
}

function Rows({ title, issues }: { title: string; issues: CheckIssue[] }) {
  const { session, view } = useEditor();
  if (issues.length === 0) return null;
  return (
    <>
      <h3 className={styles.group}>{title}</h3>
      <ul className={`${ed.list} ${styles.rows}`}>
        {issues.map((issue) => (
          <li key={issue.key} className={ed.listRow}>
            <Icon
              name={issue.level === 'needed' ? 'error' : 'warn'}
              className={issue.level === 'needed' ? ed.stateError : ed.stateWarn}
            />
            <div className={styles.matter}>
              <b>{issue.title}</b>
              <br />
              <span className={ed.soft}>{issue.text}</span>
              {issue.picture && <DescribePicture media={issue.picture} />}
              {issue.fixes.length > 0 && (
                <div className={`${ed.acts} ${styles.acts}`}>
                  {issue.fixes.map(({ label, run }) => (
                    <Button
                      key={label}
                      look="line"
                      small
                      label={label}
                      aria-description={issue.text}
                      onClick={({ currentTarget }) => {
                        // Its row disappears when nothing is left to do there.
                        nextRowOf(currentTarget)?.focus();
                        run();
                      }}
                    />
                  ))}
                </div>
              )}
            </div>
            <Button
              look="line"
              small
              label={m.editor_go_there()}
              aria-description={issue.title}
              onClick={() => goToIssue(session, view, issue)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
