import {
  RadioButtonGroupInput,
  useEditContext,
  useInput,
  useTranslate,
  FilterButton,
  FilterContext,
  FilterForm,
  ListBase,
  Pagination,
  SelectInput,
  useListContext,
  Confirm,
  HttpError,
  useNotify,
  BooleanInput,
} from 'react-admin';
import { useWatch } from 'react-hook-form';
import { type Media, mediaTextLengths, type MediaUse, mediaUseSchema } from '#contract/media/media.ts';
import { Bilingual } from '../../fields/bilingual.tsx';
import { EditScreen } from '../../forms/edit-screen.tsx';
import { ResourceForm } from '../../forms/resource-form.tsx';
import { Section } from '../../forms/section.tsx';
import { MediaFile } from './media-file.tsx';
import { UsedIn, Uses } from './used-in.tsx';
import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useEffect, type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { mediaGaps, mediaApi } from '#contract/media/media-api.ts';
import { PageHead } from '../../layout/page-head.tsx';
import { CsvLink } from '../../lists/csv-button.tsx';
import lists from '../../lists/list.module.css';
import { Search } from '../../lists/search.tsx';
import { uploadQueue, useUploads } from '../../media/upload/uploads.ts';
import { MediaGrid } from './media-grid.tsx';
import { MediaSelectionBar } from './media-selection-bar.tsx';
import { UploadDrop } from '../../media/upload/upload-drop.tsx';
import { UploadList } from '../../media/upload/upload-list.tsx';
import styles from './focal-point.module.css';
import { movedByKey, type Point, pointAt } from './move-focal.ts';
import { useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { parseBody } from '#contract/client/read-answer.ts';
import { errorMessage, request } from '../../api/request.ts';
import { useTags, TagsField } from '../../media/tags-field.tsx';

/** Edits an entry of the library: texts, focal point, file, uses. */
export function Edit() {
  return (
    <EditScreen hasPublicPage={false} actions={<DeleteMedia />}>
      <MediaForm />
    </EditScreen>
  );
}

function MediaForm() {
  const { record } = useEditContext<Media>();
  if (!record) return null;
  const isPicture = record.kind === 'image';
  const side = (
    <>
      <MediaFile media={record} />
      <Section title="media.used_in">
        <UsedIn key={record.version} id={record.id} />
      </Section>
    </>
  );
  return (
    <ResourceForm side={side} deletable={false}>
      {isPicture && (
        <Section title="media.focal">
          <FocalInput media={record} />
        </Section>
      )}
      <Section title="media.texts">
        {isPicture && <Alt />}
        <Bilingual source="caption" lines={2} max={mediaTextLengths.caption} />
        <Bilingual source="copyright" max={mediaTextLengths.copyright} optional />
        <TagsInput />
      </Section>
    </ResourceForm>
  );
}

function FocalInput({ media }: { media: Media }) {
  const { field } = useInput({ source: 'focal' });
  const largest = Object.values(media.thumbs).at(-1);
  const fitting = media.thumbs['768'] ?? largest ?? media.url;
  return <FocalPoint src={fitting} value={field.value ?? media.focal} change={field.onChange} />;
}

const decorativeChoices = [
  { id: 'no', name: 'media.says_something' },
  { id: 'yes', name: 'media.says_nothing' },
];

/** A picture has an alternative text or is marked as decorative. */
function Alt() {
  const decorative = useWatch<Media, 'decorative'>({ name: 'decorative' });
  return (
    <>
      <RadioButtonGroupInput
        source="decorative"
        choices={decorativeChoices}
        row={false}
        sx={{ gridColumn: '1 / -1' }}
        helperText={false}
        format={(value: boolean) => (value ? 'yes' : 'no')}
        parse={(value: string) => value === 'yes'}
      />
      {!decorative && <Bilingual source="alt" lines={2} max={mediaTextLengths.alt} hint="media.alt_help" />}
    </>
  );
}

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
export function List() {
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
      <div className={`cluster ${lists.tools}`}>
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

interface FocalPointProps {
  /** URL of the uncropped picture. */
  src: string;
  value: Point;
  change: (point: Point) => void;
}

/** Previews of the most frequent crops of the website. */
const crops = [
  { name: 'wide', ratio: '16 / 9' },
  { name: 'square', ratio: '1' },
  { name: 'tall', ratio: '4 / 5' },
] as const;

/** Sets the focal point, which stays visible in every crop: by click, drag or arrow keys. */
function FocalPoint({ src, value, change }: FocalPointProps) {
  const translate = useTranslate();
  const picture = useRef<HTMLDivElement>(null);
  const moveTo = (event: PointerEvent) => {
    if (picture.current) change(pointAt(picture.current.getBoundingClientRect(), event.clientX, event.clientY));
  };
  const press = (event: PointerEvent) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    moveTo(event);
  };
  const key = (event: KeyboardEvent) => {
    const moved = movedByKey(value, event.key, event.shiftKey);
    if (!moved) return;
    event.preventDefault();
    change(moved);
  };
  const place = `${Math.round(value.x)} %, ${Math.round(value.y)} %`;
  return (
    <div className="whole">
      <div
        ref={picture}
        className={styles.picture}
        onPointerDown={press}
        onPointerMove={(event) => event.buttons === 1 && moveTo(event)}
      >
        <img src={src} alt="" draggable={false} />
        <button
          type="button"
          className={styles.point}
          style={{ left: `${value.x}%`, top: `${value.y}%` }}
          aria-label={translate('media.focal_label', { place })}
          aria-describedby="focal-hint"
          onKeyDown={key}
        />
      </div>
      <output className="visually-hidden">{place}</output>
      <p id="focal-hint" className={`hint ${styles.hint}`}>
        {translate('media.focal_hint')}
      </p>
      <div className={`cluster ${styles.crops}`} aria-hidden="true">
        {crops.map(({ name, ratio }) => (
          <figure key={name}>
            <img src={src} alt="" style={{ aspectRatio: ratio, objectPosition: `${value.x}% ${value.y}%` }} />
            <figcaption>{translate(`media.crop_${name}`)}</figcaption>
          </figure>
        ))}
      </div>
    </div>
  );
}

const detailsSchema = z.object({ used_in: z.array(mediaUseSchema) });

/** Deletes an entry of the library; lists its uses instead while there are any. */
function DeleteMedia() {
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { record } = useEditContext<Media>();
  const [confirming, setAsking] = useState(false);
  const [uses, setUses] = useState<MediaUse[] | null>(null);
  if (!record) return null;
  const name = record.file_name;

  async function remove(id: number) {
    setAsking(false);
    try {
      await request(mediaApi.remove, { params: { id } });
      await queries.invalidateQueries({ queryKey: ['media', 'getList'] });
      notify(translate('media.deleted', { smart_count: 1 }), { type: 'info' });
      await navigate('/media');
    } catch (error) {
      const details = error instanceof HttpError ? parseBody(detailsSchema, error.body?.details) : undefined;
      if (details) setUses(details.used_in);
      else notify(errorMessage(error), { type: 'error' });
    }
  }

  return (
    <>
      <Button variant="outlined" color="error" onClick={() => setAsking(true)}>
        {translate('ra.action.delete')}
      </Button>
      <Confirm
        isOpen={confirming}
        title={translate('media.delete_title', { smart_count: 1 })}
        content={translate('media.delete_one_help', { name })}
        confirm={translate('ra.action.delete')}
        confirmColor="warning"
        onConfirm={() => void remove(record.id)}
        onClose={() => setAsking(false)}
      />
      {uses && <InUse name={name} uses={uses} close={() => setUses(null)} />}
    </>
  );
}

function InUse({ name, uses, close }: { name: string; uses: MediaUse[]; close: () => void }) {
  const translate = useTranslate();
  return (
    <Dialog open onClose={close} fullWidth maxWidth="sm" aria-labelledby="in-use">
      <DialogTitle id="in-use">{translate('media.cannot_delete', { name })}</DialogTitle>
      <DialogContent>
        <p>{translate('media.cannot_delete_help')}</p>
        <Uses uses={uses} />
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={close}>
          {translate('ra.action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** A filter that is on or off. */
function OnlyFilter({ source }: { source: string; alwaysOn?: boolean }) {
  return (
    <BooleanInput
      source={source}
      helperText={false}
      format={(value: unknown) => value === 'true'}
      parse={(on: unknown) => (on === true ? 'true' : '')}
    />
  );
}

/** Filter by a tag of the library; absent while there are none. */
function TagFilter({ source }: { source: string; alwaysOn?: boolean }) {
  const tags = useTags();
  if (tags.length === 0) return null;
  const choices = tags.map(({ name, count }) => ({ id: name, name: `${name} (${count})` }));
  return <SelectInput source={source} choices={choices} translateChoice={false} helperText={false} />;
}

/** The tags of an entry in its form. */
function TagsInput() {
  const translate = useTranslate();
  const { field, fieldState, id } = useInput({ source: 'tags', defaultValue: [] });
  return (
    <div style={{ gridColumn: '1 / -1' }} data-field="tags">
      <TagsField
        id={id}
        label={translate('resources.media.fields.tags')}
        value={Array.isArray(field.value) ? field.value : []}
        onChange={field.onChange}
        problem={fieldState.error?.message}
        hint={translate('media.tags_hint')}
      />
    </div>
  );
}
