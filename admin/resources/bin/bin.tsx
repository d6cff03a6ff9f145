import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { DataTable, SelectInput, useTranslate } from 'react-admin';
import { binnedResources } from '#contract/resources.ts';
import { resourcesOff } from '#contract/settings/parts.ts';
import { binApi, type BinEntry } from '#contract/resources/versions.ts';
import { request } from '../../api/request.ts';
import { usePartsOff } from '../../api/use-site.ts';
import { formatFileSize } from '../../media/media-facts.ts';
import { getLocale } from '../../messages/locale.ts';
import { kindOfResource } from '../../format/entity-kinds.ts';
import { formatMoment } from '../../format/format-moment.ts';
import { ResourceList } from '../../lists/resource-list.tsx';
import { RowContent } from '../../lists/cells/row-content.tsx';
import { Search } from '../../lists/search.tsx';
import { BinActions } from './bin-actions.tsx';

/** The kinds of records that can be in the bin, without those of parts that the house does not have. */
function useFilters() {
  const partsOff = usePartsOff();
  return useMemo(() => {
    const off = resourcesOff(partsOff);
    const choices = binnedResources
      .filter(({ name }) => !off.includes(name))
      .map(({ name }) => ({ id: name, name: `entities.${kindOfResource(name)}` }));
    return [
      <Search key="query" source="query" alwaysOn />,
      <SelectInput key="resource" source="resource" choices={choices} helperText={false} alwaysOn />,
    ];
  }, [partsOff]);
}

/** Deleted records, until they are deleted for good. */
export function List() {
  const translate = useTranslate();
  const filters = useFilters();
  const kindOf = ({ resource }: BinEntry) => translate(`resources.${resource}.name`, { smart_count: 1 });
  const nameOf = (entry: BinEntry) => entry.deleted_by ?? translate('history.nobody');
  const sizeOf = ({ size }: BinEntry) => (size === null ? null : formatFileSize(getLocale(), size));
  const lastDay = (entry: BinEntry) => formatMoment(entry.expires_at, 'day');
  return (
    <>
      <ResourceList
        filters={filters}
        sort={{ field: 'deleted_at', order: 'DESC' }}
        create={false}
        hasForm={false}
        bulk={false}
        exported={false}
        card={
          <RowContent<BinEntry>>
            {(entry) => (
              <>
                {kindOf(entry)} · {entry.size !== null && <>{sizeOf(entry)} · </>}
                {nameOf(entry)} · {formatMoment(entry.deleted_at)} · {translate('bin.until')} {lastDay(entry)}{' '}
                <BinActions entry={entry} />
              </>
            )}
          </RowContent>
        }
      >
        <DataTable.Col<BinEntry> source="title" disableSort />
        <DataTable.Col<BinEntry> source="resource" disableSort render={kindOf} />
        <DataTable.Col<BinEntry> source="size" disableSort render={sizeOf} />
        <DataTable.Col<BinEntry> source="deleted_by" disableSort render={nameOf} />
        <DataTable.Col<BinEntry> source="deleted_at" disableSort render={(entry) => formatMoment(entry.deleted_at)} />
        <DataTable.Col<BinEntry> source="expires_at" disableSort render={lastDay} />
        <DataTable.Col<BinEntry>
          source="actions"
          label="lists.actions"
          disableSort
          render={(entry) => <BinActions entry={entry} />}
        />
      </ResourceList>
      <FilesInBin />
    </>
  );
}

/** What the files of the bin take on disk. */
function FilesInBin() {
  const translate = useTranslate();
  const { data } = useQuery({
    queryKey: ['bin', 'files_size'],
    queryFn: ({ signal }) => request(binApi.list, { query: { page_size: 1 }, signal }),
  });
  if (!data || data.files_size === 0) return null;
  return <p>{translate('bin.files', { size: formatFileSize(getLocale(), data.files_size) })}</p>;
}
