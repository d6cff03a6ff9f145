import { m } from '#messages/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import ed from '../../ui/editor.module.css';
import { Icon } from '../../ui/icon.tsx';
import { useEditor, useObservable } from '../../core/editor-context.ts';
import styles from './checks.module.css';
import { DescribePicture } from './describe-picture.tsx';
import { showIssue } from './go-to-issue.ts';
import type { CheckIssue } from './rules/issue.ts';

/** A finding with its fixes. */
export function IssueCard({ issue }: { issue: CheckIssue }) {
  const { session, view } = useEditor();
  const selected = useObservable(session.selection).id === issue.id;
  const needed = issue.level === 'needed';
  return (
    <li
      className={[styles.issue, needed && styles.needed, selected && styles.on].filter(Boolean).join(' ')}
      data-issue={issue.key}
    >
      <h4>
        <Icon name={needed ? 'error' : 'warn'} className={ed.iS} />
        {issue.title}
      </h4>
      {issue.text && <p>{issue.text}</p>}
      {issue.picture && <DescribePicture media={issue.picture} />}
      <div className={styles.acts}>
        {issue.fixes.map((fix) => (
          <Button key={fix.label} look="line" small label={fix.label} aria-description={issue.text} onClick={fix.run} />
        ))}
        <Button
          small
          label={m.check_show()}
          aria-description={`${issue.title} ${issue.text}`}
          onClick={() => showIssue(session, view, issue)}
        />
      </div>
    </li>
  );
}
