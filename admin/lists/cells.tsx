import Check from '@mui/icons-material/Check';
import type { ReactNode } from 'react';
import {
  FunctionField,
  ReferenceField,
  useGetRecordRepresentation,
  useRecordContext,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import { Link } from 'react-router-dom';
import { titleOf } from '../house/title-of.ts';
import { missingIn } from '../house/translated-fields.ts';
import styles from './list.module.css';

/** What it is called, leading to its form; something more below it. */
export function TitleCell({ second }: { second?: ReactNode }) {
  const row = useRecordContext();
  const resource = useResourceContext();
  const represent = useGetRecordRepresentation(resource);
  if (!row) return null;
  return (
    <>
      <Link to={`/${resource}/${row.id}`} className={styles.title}>
        {represent(row)}
      </Link>
      {second && <span className={styles.second}>{second}</span>}
    </>
  );
}

/** What something else is called. */
export function ReferenceCell({ source, to }: { source: string; to: string }) {
  return (
    <ReferenceField source={source} reference={to} link={false}>
      <FunctionField render={titleOf} />
    </ReferenceField>
  );
}

export type ChipKind = 'ok' | 'warn' | 'error' | 'info' | 'plain';

/** A state as a word on a colour. */
export function Chip({ kind = 'plain', children }: { kind?: ChipKind; children: ReactNode }) {
  return (
    <span className={styles.chip} data-kind={kind}>
      {children}
    </span>
  );
}

/** How many texts are not there in English. */
export function TranslationState() {
  const translate = useTranslate();
  const row = useRecordContext();
  const resource = useResourceContext();
  if (!row || !resource) return null;
  const missing = missingIn(resource, row);
  if (missing.length === 0)
    return (
      <Chip kind="ok">
        <Check aria-hidden="true" />
        {translate('lists.translated')}
      </Chip>
    );
  return <Chip kind="warn">{translate('lists.untranslated', { smart_count: missing.length })}</Chip>;
}

/** Whether visitors see it. */
export function OnlineState() {
  const translate = useTranslate();
  const row = useRecordContext();
  return row?.is_online ? (
    <Chip kind="ok">{translate('lists.online')}</Chip>
  ) : (
    <Chip>{translate('lists.offline')}</Chip>
  );
}

/** A moment on a clock in Berlin. */
export function MomentText({ moment }: { moment: unknown }) {
  if (typeof moment !== 'string') return null;
  const language = document.documentElement.lang === 'en' ? 'en-GB' : 'de-DE';
  const text = new Intl.DateTimeFormat(language, {
    timeZone: 'Europe/Berlin',
    weekday: 'short',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  }).format(new Date(moment));
  return <time dateTime={moment}>{text}</time>;
}
