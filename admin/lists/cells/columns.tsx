import { DataTable, type RaRecord, useRecordContext, useTranslate } from 'react-admin';
import { type ReactNode, useState } from 'react';
import { formatMoment } from '../../format/format-moment.ts';
import { StateChip, TranslationState, Chip } from './cells.tsx';

/** Whether visitors see it. */
export const stateColumn = (
  <DataTable.Col source="state" label="publication.state" disableSort>
    <StateChip />
  </DataTable.Col>
);

/** Missing translations. */
export const translationColumn = (
  <DataTable.Col source="translation" label="lists.translation" disableSort>
    <TranslationState />
  </DataTable.Col>
);

/** Renders content from the record of the row around it. */
export function RowContent<Row extends RaRecord>({ children }: { children: (row: Row) => ReactNode }) {
  const row = useRecordContext<Row>();
  return row ? <>{children(row)}</> : null;
}

interface DisplayPeriodProps {
  from: string | null | undefined;
  to?: string | null | undefined;
  /** False: offline, whatever the time. */
  online?: boolean;
}

/** Period in which something is shown, and whether it is planned, current or over. */
export function DisplayPeriod({ from, to, online = true }: DisplayPeriodProps) {
  const translate = useTranslate();
  const [now] = useState(Date.now);
  const early = from ? Date.parse(from) > now : false;
  const late = to ? Date.parse(to) <= now : false;
  const span = [
    from && translate('lists.from', { moment: formatMoment(from) }),
    to && translate('lists.until', { moment: formatMoment(to) }),
  ];
  return (
    <>
      {early && <Chip kind="info">{translate('lists.planned')}</Chip>}
      {late && <Chip>{translate('lists.over')}</Chip>}
      {to !== undefined && !early && !late && online && <Chip kind="ok">{translate('lists.now')}</Chip>}{' '}
      {to === undefined ? formatMoment(from) : span.filter(Boolean).join(' ') || translate('lists.always')}
    </>
  );
}
