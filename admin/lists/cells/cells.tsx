import Check from '@mui/icons-material/Check';
import { type ReactNode, useState } from 'react';
import {
  FunctionField,
  ReferenceField,
  useGetRecordRepresentation,
  useRecordContext,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import { Link } from 'react-router-dom';
import { formatMoment } from '../../format/format-moment.ts';
import { recordTitle } from '../../format/record-title.ts';
import { missingTranslations } from '../../api/translated-fields.ts';
import styles from '../list.module.css';

/** Title of a record with a link to its form, and a second line. */
export function TitleCell({ secondLine }: { secondLine?: ReactNode }) {
  const row = useRecordContext();
  const resource = useResourceContext();
  const represent = useGetRecordRepresentation(resource);
  if (!row) return null;
  return (
    <>
      <Link to={`/${resource}/${row.id}`} className={styles.title}>
        {represent(row)}
      </Link>
      {secondLine && <span className={`hint ${styles.second}`}>{secondLine}</span>}
    </>
  );
}

/** Title of a referenced record. */
export function ReferenceCell({ source, to }: { source: string; to: string }) {
  return (
    <ReferenceField source={source} reference={to} link={false}>
      <FunctionField render={recordTitle} />
    </ReferenceField>
  );
}

export type ChipKind = 'ok' | 'warn' | 'error' | 'info' | 'plain';

/** A coloured label for a state. */
export function Chip({ kind = 'plain', children }: { kind?: ChipKind; children: ReactNode }) {
  return (
    <span className={styles.chip} data-kind={kind}>
      {children}
    </span>
  );
}

/** Number of missing English texts. */
export function TranslationState() {
  const translate = useTranslate();
  const row = useRecordContext();
  const resource = useResourceContext();
  if (!row || !resource) return null;
  const missing = missingTranslations(resource, row);
  if (missing.length === 0)
    return (
      <Chip kind="ok">
        <Check aria-hidden="true" />
        {translate('lists.translated')}
      </Chip>
    );
  return <Chip kind="warn">{translate('lists.untranslated', { smart_count: missing.length })}</Chip>;
}

/** Whether visitors see it, and from when. */
export function StateChip() {
  const translate = useTranslate();
  const row = useRecordContext();
  const [now] = useState(Date.now);
  if (!row) return null;
  if (row.state !== 'public') return <Chip>{translate(`publication.${row.state}`)}</Chip>;
  const from = row.public_from ?? row.published_at ?? row.starts_at;
  if (from && Date.parse(from) > now)
    return <Chip kind="info">{translate('lists.from', { moment: formatMoment(from) })}</Chip>;
  return <Chip kind="ok">{translate('publication.public')}</Chip>;
}

/** Date and time in Berlin with weekday. */
export function MomentText({ moment }: { moment: unknown }) {
  if (typeof moment !== 'string') return null;
  return <time dateTime={moment}>{formatMoment(moment, 'weekdayAndTime')}</time>;
}
