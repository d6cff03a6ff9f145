import Button from '@mui/material/Button';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { takeOverApi } from '#contract/office/take-over-api.ts';
import {
  type TakeOverFinding,
  type TakeOverFindingKind,
  takeOverFindingKinds,
  type TakeOverRun,
} from '#contract/office/take-over-run.ts';
import { request, refusalText } from '../../api/request.ts';
import { resourceOfKind } from '../../format/entity-kinds.ts';
import styles from './take-over.module.css';

const pageSize = 50;

/** What could not be read, was changed here, or was left out; each kind is loaded when it is opened. */
export function Findings({ run }: { run: TakeOverRun }) {
  const translate = useTranslate();
  const kinds = takeOverFindingKinds.filter((finding) => run.findings[finding] > 0);
  if (kinds.length === 0) return run.status === 'done' ? <p>{translate('take_over.no_findings')}</p> : null;
  return kinds.map((finding) => <OfKind key={finding} run={run} finding={finding} />);
}

function OfKind({ run, finding }: { run: TakeOverRun; finding: TakeOverFindingKind }) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const [page, setPage] = useState(1);
  const count = run.findings[finding];
  const { data, error } = useQuery({
    queryKey: ['take-over', run.id, finding, page, count],
    queryFn: ({ signal }) =>
      request(takeOverApi.findings, { params: { id: run.id }, query: { finding, page, page_size: pageSize }, signal }),
    enabled: isOpen,
    placeholderData: keepPreviousData,
  });
  return (
    <details className={styles.findings} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{translate(`take_over.finding_${finding}`, { smart_count: count })}</summary>
      <p className={`hint ${styles.facts}`}>{translate(`take_over.hint_${finding}`)}</p>
      {error && (
        <p role="alert" className={styles.refusal}>
          {refusalText(error, translate)}
        </p>
      )}
      <ul>
        {data?.results.map((one) => (
          <li key={one.id}>
            <Entry finding={one} />
          </li>
        ))}
      </ul>
      {data && data.count > pageSize && (
        <nav className={styles.pages} aria-label={translate(`take_over.finding_${finding}`, { smart_count: count })}>
          <Button disabled={page === 1} onClick={() => setPage(page - 1)}>
            {translate('take_over.previous')}
          </Button>
          <span aria-live="polite">{translate('take_over.page', { page, of: Math.ceil(data.count / pageSize) })}</span>
          <Button disabled={data.next === null} onClick={() => setPage(page + 1)}>
            {translate('take_over.next')}
          </Button>
        </nav>
      )}
    </details>
  );
}

function Entry({ finding: { kind, title, own_id: id, field, message, address } }: { finding: TakeOverFinding }) {
  const translate = useTranslate();
  const resource = resourceOfKind(kind);
  const own = kindText(translate, kind, 1);
  const isHere = id !== null && resource !== null;
  const label = field && fieldText(translate, resource, field);
  return (
    <>
      <b>{own}</b>
      {(title || isHere) && ' '}
      {isHere ? <Link to={`/${resource}/${id}`}>{title || own}</Link> : title}
      {label && `, ${label}`}: {message}
      <br />
      <a href={address} target="_blank" rel="noreferrer" className={styles.address}>
        {address}
      </a>
    </>
  );
}

/** Label of a field, by its name in the form or in the answer of the other website: `category_id` or `category`. */
function fieldText(translate: ReturnType<typeof useTranslate>, resource: string | null, field: string): string {
  const [name = ''] = field.split(/[.[]/);
  const other = translate(`take_over.field_${name}`, { _: field });
  const byId = translate(`resources.${resource}.fields.${name}_id`, { _: other });
  return translate(`resources.${resource}.fields.${name}`, { _: byId });
}

/** Name of entries of a kind, `Productions`, or of one of them. */
export function kindText(translate: ReturnType<typeof useTranslate>, kind: string, count = 2): string {
  return translate(`resources.${resourceOfKind(kind)}.name`, { smart_count: count, _: kind });
}
