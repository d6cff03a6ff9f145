import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { ImportResult as Result } from '#contract/office/import-api.ts';
import { Chip, type ChipKind } from '../lists/cells/cells.tsx';
import styles from './import.module.css';

const outcomes = ['wrong', 'created', 'changed', 'unchanged'] as const;
const kinds: Record<(typeof outcomes)[number], ChipKind> = {
  wrong: 'error',
  created: 'ok',
  changed: 'info',
  unchanged: 'plain',
};

/** Rows shown at first, and with each press of the button below them. */
const atOnce = 100;

interface ImportResultProps {
  resource: string;
  result: Result;
  /** Between the counts and the rows. */
  children?: ReactNode;
}

/** Result of an import or its dry run, row by row; rows with errors first. */
export function ImportResult({ resource, result, children }: ImportResultProps) {
  const translate = useTranslate();
  const [shown, setShown] = useState(atOnce);
  const rows = result.rows.toSorted((one, other) => outcomes.indexOf(one.outcome) - outcomes.indexOf(other.outcome));
  return (
    <section className={styles.result} aria-live="polite">
      <h2>{translate(result.dry_run ? 'import.would' : 'import.did')}</h2>
      <p className={`cluster ${styles.counts}`}>
        {outcomes.map((outcome) => (
          <Chip key={outcome} kind={kinds[outcome]}>
            {translate(`import.${outcome}`)}: {result.counts[outcome]}
          </Chip>
        ))}
      </p>
      {children}
      <ul className={`card ${styles.rows}`}>
        {rows.slice(0, shown).map((row) => (
          <li key={`${row.line}-${row.key}`} data-outcome={row.outcome}>
            <p>
              <Chip kind={kinds[row.outcome]}>{translate(`import.${row.outcome}`)}</Chip>
              {row.id === null ? (
                <b>{row.title || row.key}</b>
              ) : (
                <Link to={`/${resource}/${row.id}`}>{row.title || row.key}</Link>
              )}
              <span>{[translate('import.line', { line: row.line }), row.key].filter(Boolean).join(' · ')}</span>
            </p>
            <Details resource={resource} row={row} />
          </li>
        ))}
      </ul>
      {rows.length > shown && (
        <Button onClick={() => setShown((count) => count + atOnce)}>
          {translate('import.more', { shown, all: rows.length })}
        </Button>
      )}
    </section>
  );
}

function Details({ resource, row }: { resource: string; row: Result['rows'][number] }) {
  const translate = useTranslate();
  const name = (field: string) => translate(`resources.${resource}.fields.${field.split('.')[0]}`, { _: field });
  return (
    <>
      {row.issues.map(({ path, message }) => (
        <p key={`${path}${message}`} className={styles.issue}>
          {path && `${name(path)}: `}
          {message}
        </p>
      ))}
      {row.notes && row.notes.length > 0 && (
        <ul className={styles.notes} aria-label={translate('import.notes', { smart_count: row.notes.length })}>
          {row.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      {row.differences.length > 0 && (
        <details>
          <summary>{translate('import.differences', { smart_count: row.differences.length })}</summary>
          <dl>
            {row.differences.map(({ field, before, after }) => (
              <div key={field}>
                <dt>{name(field)}</dt>
                <dd>
                  {before && <del>{before}</del>} <ins>{after}</ins>
                </dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </>
  );
}
