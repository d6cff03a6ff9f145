import { DataTable, type RaRecord, SelectInput, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { auditActions, type AuditEntry } from '../../contract/audit-api.ts';
import { Day } from '../fields/moment.tsx';
import { momentIn } from '../house/moment-in.ts';
import { CsvLink } from '../lists/csv-link.tsx';
import { HouseList } from '../lists/house-list.tsx';
import { Told } from '../lists/told.tsx';
import { Search } from '../lists/search.tsx';
import styles from './audit.module.css';
import { auditKinds, fieldName, languageOf, placeOf } from './audit-kinds.ts';

const actions = auditActions.map((id) => ({ id, name: `audit.did_${id}` }));
const kinds = auditKinds.map((id) => ({ id, name: `audit.kind_${id}` }));

const filters = [
  <Search key="query" source="query" alwaysOn />,
  <SelectInput key="action" source="action" choices={actions} helperText={false} alwaysOn />,
  <SelectInput key="kind" source="kind" choices={kinds} helperText={false} alwaysOn />,
  <Day key="from" source="from" />,
  <Day key="to" source="to" />,
];

/** Who did what. */
export function List() {
  return (
    <HouseList
      filters={filters}
      sort={{ field: 'at', order: 'DESC' }}
      create={false}
      open={false}
      bulk={false}
      exported={false}
      actions={<CsvLink path="/api/audit/csv/" />}
      phone={
        <Told>
          {(row) => (
            <>
              {momentIn(row.at)} · {row.user_name} · <What row={row} />
              {placeOf(row as unknown as AuditEntry) && <Thing row={row} />}
              <Changes entry={row as unknown as AuditEntry} />
            </>
          )}
        </Told>
      }
    >
      <DataTable.Col source="at" disableSort render={(row) => momentIn(row.at)} />
      <DataTable.Col source="user_name" disableSort render={(row) => row.user_name || '—'} />
      <DataTable.Col source="action" disableSort render={(row) => <What row={row} />} />
      <DataTable.Col source="title" disableSort render={(row) => <Thing row={row} />} />
      <DataTable.Col source="changes" disableSort render={(row) => <Changes entry={row as unknown as AuditEntry} />} />
    </HouseList>
  );
}

function What({ row }: { row: Partial<RaRecord> }) {
  const translate = useTranslate();
  return (
    <>
      {translate(`audit.kind_${row.kind}`, { _: String(row.kind) })}{' '}
      {translate(`audit.did_${row.action}`, { _: String(row.action) })}
    </>
  );
}

function Thing({ row }: { row: Partial<RaRecord> }) {
  const entry = row as unknown as AuditEntry;
  const place = placeOf(entry);
  return place ? <Link to={place}>{entry.title || `#${entry.object_id}`}</Link> : <>{entry.title}</>;
}

function Changes({ entry: { kind, changes } }: { entry: AuditEntry }) {
  const translate = useTranslate();
  const named = (field: string) => {
    const language = languageOf(field);
    const name = translate(fieldName(kind, field), { _: field });
    return language ? `${name} ${translate(language)}` : name;
  };
  if (changes.length === 0) return null;
  return (
    <details className={styles.changes}>
      <summary>{translate('audit.changes', { smart_count: changes.length })}</summary>
      <dl>
        {changes.map(({ field, before, after }) => (
          <div key={field}>
            <dt>{named(field)}</dt>
            <dd>
              <del>{before || translate('audit.nothing')}</del>
              <ins>{after || translate('audit.nothing')}</ins>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
