import { useMemo } from 'react';
import { DataTable, SelectInput, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { kindsOff } from '#contract/settings/parts.ts';
import { auditActions, type AuditEntry } from '#contract/accounts/audit-api.ts';
import { usePartsOff } from '../../api/use-site.ts';
import { Day } from '../../fields/plain.tsx';
import { formatMoment } from '../../format/format-moment.ts';
import { CsvLink } from '../../lists/csv-button.tsx';
import { ResourceList } from '../../lists/resource-list.tsx';
import { RowContent } from '../../lists/cells/columns.tsx';
import styles from './audit.module.css';
import { entityKinds, resourceOfKind } from '../../format/entity-kinds.ts';

const actions = auditActions.map((id) => ({ id, name: `audit.did_${id}` }));

/** Without the kinds of parts that the house does not have. */
function useFilters() {
  const partsOff = usePartsOff();
  return useMemo(() => {
    const off = kindsOff(partsOff);
    const kinds = entityKinds.filter((id) => !off.includes(id)).map((id) => ({ id, name: `entities.${id}` }));
    return [
      <SelectInput key="action" source="action" choices={actions} helperText={false} alwaysOn />,
      <SelectInput key="kind" source="kind" choices={kinds} helperText={false} alwaysOn />,
      <Day key="from" source="from" />,
      <Day key="to" source="to" />,
    ];
  }, [partsOff]);
}

/** Audit log. */
export function List() {
  const filters = useFilters();
  return (
    <ResourceList
      filters={filters}
      sort={{ field: 'at', order: 'DESC' }}
      create={false}
      hasForm={false}
      bulk={false}
      exported={false}
      actions={<CsvLink path="/api/audit/csv/" />}
      card={
        <RowContent<AuditEntry>>
          {(row) => (
            <>
              {formatMoment(row.at)} · {row.user_name} · <Action row={row} />
              {pathOf(row) && <Entity row={row} />}
              <Changes entry={row} />
            </>
          )}
        </RowContent>
      }
    >
      <DataTable.Col<AuditEntry> source="at" disableSort render={(row) => formatMoment(row.at)} />
      <DataTable.Col<AuditEntry> source="user_name" disableSort render={(row) => row.user_name || '—'} />
      <DataTable.Col<AuditEntry> source="action" disableSort render={(row) => <Action row={row} />} />
      <DataTable.Col<AuditEntry> source="title" disableSort render={(row) => <Entity row={row} />} />
      <DataTable.Col<AuditEntry> source="changes" disableSort render={(row) => <Changes entry={row} />} />
    </ResourceList>
  );
}

function Action({ row }: { row: AuditEntry }) {
  const translate = useTranslate();
  return (
    <>
      {translate(`entities.${row.kind}`, { _: row.kind })} {translate(`audit.did_${row.action}`, { _: row.action })}
    </>
  );
}

function Entity({ row: entry }: { row: AuditEntry }) {
  const place = pathOf(entry);
  return place ? <Link to={place}>{entry.title || `#${entry.object_id}`}</Link> : <>{entry.title}</>;
}

function Changes({ entry: { kind, changes } }: { entry: AuditEntry }) {
  const translate = useTranslate();
  const fieldLabel = (field: string) => {
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
            <dt>{fieldLabel(field)}</dt>
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

/** Path of the entity's form; null when it was deleted or has none. */
function pathOf({ kind, object_id: id, action }: AuditEntry): string | null {
  const resource = resourceOfKind(kind);
  return resource && id && action !== 'removed' ? `/${resource}/${id}` : null;
}

/** Message key of a field: `resources.venues.fields.name`. */
function fieldName(kind: string, field: string): string {
  const resource = kind === 'settings' ? 'settings' : resourceOfKind(kind);
  return `resources.${resource ?? kind}.fields.${field.replace(/\.(?:de|en)$/, '')}`;
}

/** Message key of the language of a translated field. */
function languageOf(field: string): 'fields.german' | 'fields.english' | null {
  if (field.endsWith('.de')) return 'fields.german';
  return field.endsWith('.en') ? 'fields.english' : null;
}
