import Button from '@mui/material/Button';
import { useEffect } from 'react';
import {
  FilterButton,
  FilterContext,
  FilterForm,
  ListBase,
  Pagination,
  SelectInput,
  useListContext,
  useTranslate,
} from 'react-admin';
import { Link } from 'react-router-dom';
import { mediaGaps } from '#contract/media/media-api.ts';
import { PageHead } from '../../layout/page-head.tsx';
import { CsvLink } from '../../lists/csv-link.tsx';
import lists from '../../lists/list.module.css';
import { Search } from '../../lists/search.tsx';
import { uploadQueue, useUploads } from '../../media/upload/uploads.ts';
import { OnlyFilter } from './filters/only-filter.tsx';
import { TagFilter } from './filters/tag-filter.tsx';
import { MediaGrid } from './media-grid.tsx';
import { MediaSelectionBar } from './media-selection-bar.tsx';
import { UploadDrop } from '../../media/upload/upload-drop.tsx';
import { UploadList } from '../../media/upload/upload-list.tsx';

const kinds = [
  { id: 'image', name: 'media.images' },
  { id: 'file', name: 'media.files' },
];
const gaps = mediaGaps.map((id) => ({ id, name: `media.missing_${id}` }));

const filters = [
  <Search key="query" source="query" alwaysOn />,
  <SelectInput key="kind" source="kind" choices={kinds} helperText={false} alwaysOn />,
  <SelectInput key="missing" source="missing" choices={gaps} helperText={false} alwaysOn />,
  <TagFilter key="tag" source="tag" alwaysOn />,
  <OnlyFilter key="unused" source="unused" alwaysOn />,
  <OnlyFilter key="duplicates" source="duplicates" alwaysOn />,
];

/** The media library as a grid, with a drop area for uploads. */
export function MediaList() {
  return (
    <ListBase perPage={48} sort={{ field: 'created_at', order: 'DESC' }}>
      <FilterContext.Provider value={filters}>
        <Library />
      </FilterContext.Provider>
    </ListBase>
  );
}

function Library() {
  const translate = useTranslate();
  const { total, refetch } = useListContext();
  const uploads = useUploads();
  const arrived = uploads.filter(({ state }) => state === 'done').length;
  useEffect(() => {
    if (arrived > 0) void refetch();
  }, [arrived, refetch]);
  return (
    <>
      <PageHead
        title={translate('resources.media.name', { smart_count: 2 })}
        note={total === undefined ? null : translate('lists.count', { smart_count: total })}
      >
        <Button component={Link} to="/describe/media" variant="outlined">
          {translate('media.describe_all')}
        </Button>
        <CsvLink path="/api/media/csv/" />
      </PageHead>
      <UploadDrop add={uploadQueue.add} label={translate('media.drop')} hint={translate('media.accepted')} />
      <UploadList queue={uploadQueue} />
      <div className={lists.tools}>
        <FilterForm />
        <FilterButton variant="outlined" />
      </div>
      <SelectPage />
      <MediaSelectionBar />
      <MediaGrid />
      {(total ?? 0) > 0 && <Pagination rowsPerPageOptions={[24, 48, 96]} />}
    </>
  );
}

/** Chooses every entry of the page. */
function SelectPage() {
  const translate = useTranslate();
  const { data = [], selectedIds, onSelect } = useListContext();
  const ids = data.map(({ id }) => id);
  if (ids.every((id) => selectedIds.includes(id))) return null;
  return (
    <Button onClick={() => onSelect([...new Set([...selectedIds, ...ids])])}>{translate('media.select_page')}</Button>
  );
}
