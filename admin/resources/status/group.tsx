import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { Status, StatusFinding } from '#contract/office/status-api.ts';
import { Chip } from '../../lists/cells/cells.tsx';
import styles from './status.module.css';

/** Label and value; a line without a value is left out. */
export type Fact = [label: string, value: ReactNode];

interface GroupProps {
  name: StatusFinding['group'];
  status: Status;
  facts: Fact[];
  /** Buttons below. */
  children?: ReactNode;
}

/** One part of the status: whether it is well, what is not, and its facts. */
export function Group({ name, status, facts, children }: GroupProps) {
  const translate = useTranslate();
  const findings = status.findings.filter(({ group }) => group === name);
  // The most severe comes first.
  const severity = findings[0]?.severity ?? 'ok';
  return (
    <section className={`card ${styles.group}`} aria-labelledby={`status-${name}`}>
      <div className={`cluster ${styles.head}`}>
        <h2 id={`status-${name}`}>{translate(`status.group_${name}`)}</h2>
        <Chip kind={severity}>{translate(`status.severity_${severity}`)}</Chip>
      </div>
      {findings.length > 0 && (
        <ul className={styles.findings}>
          {findings.map(({ code, severity: own }) => (
            <li key={code} data-severity={own}>
              <b>{translate(`status.severity_${own}`)}:</b> {translate(`status.finding_${code}`)}
            </li>
          ))}
        </ul>
      )}
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {children && <div className={`cluster ${styles.actions}`}>{children}</div>}
    </section>
  );
}
