import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
  useMediaQuery,
  Checkbox,
  FormControlLabel,
} from '@mui/material';
import { useDeferredValue, useState } from 'react';
import { useDataProvider, useGetList, useTranslate } from 'react-admin';
import { type Media, mediaTextLengths } from '#contract/media/media.ts';
import { pictureTypes } from '#contract/media/picture-types.ts';
import styles from './media.module.css';
import { Thumbnail } from './thumbnail.tsx';
import { sendPictureToLibrary, sendToLibrary } from './upload/send-file.ts';
import { UploadDrop } from './upload/upload-drop.tsx';
import type { Uploading, UploadQueue } from './upload/upload-queue.ts';
import { UploadList } from './upload/upload-list.tsx';
import { useOwnQueue, useUploads } from './upload/uploads.ts';
import { locales } from '#text/languages.ts';
import { languageNames } from '../messages/locale.ts';
import { errorMessage } from '../api/request.ts';
import { useAction } from '../api/use-action.ts';
import { Problem } from '../layout/problem.tsx';

const perPage = 24;

/** Searches the media library page by page; with `includeFiles`, files for download as well. */
function useLibrary(includeFiles = false) {
  const [search, setSearch] = useState('');
  const query = useDeferredValue(search.trim());
  // A new search begins on its first page.
  const [place, setPlace] = useState({ of: '', page: 1 });
  const page = place.of === query ? place.page : 1;
  const { data, total, refetch } = useGetList<Media>('media', {
    pagination: { page, perPage },
    filter: { ...(includeFiles ? {} : { kind: 'image' }), query },
  });
  return {
    search,
    setSearch,
    pictures: data ?? [],
    page,
    last: Math.ceil((total ?? 0) / perPage),
    turnTo: (next: number) => setPlace({ of: query, page: next }),
    refetch,
  };
}

interface MediaDialogProps {
  /** True when several may be chosen. */
  multiple?: boolean;
  /** True when files for download may be chosen as well. */
  includeFiles?: boolean;
  /** Files that were dropped on the field; they are uploaded at once. */
  dropped?: readonly File[];
  onChoose: (chosen: Media[]) => void;
  onClose: () => void;
}

/** Dialog of the media library: search, choose, upload. */
export function MediaDialog({ multiple = false, includeFiles = false, dropped, onChoose, onClose }: MediaDialogProps) {
  const translate = useTranslate();
  const small = useMediaQuery('(max-width: 48em)');
  const { search, setSearch, pictures, page, last, turnTo, refetch } = useLibrary(includeFiles);
  const [chosen, setChosen] = useState<Media[]>([]);
  const isChosen = (media: Media) => chosen.some(({ id }) => id === media.id);
  const choose = (media: Media) => {
    const others = multiple ? chosen.filter(({ id }) => id !== media.id) : [];
    setChosen(multiple && isChosen(media) ? others : [...others, media]);
  };
  const uploaded = useUploadedPictures();
  const { busy, problem, run } = useAction();
  const confirm = (media: Media[]) =>
    void run(async () => {
      await uploaded.save();
      onChoose(inOrderOfFiles(media, queue.all()));
      onClose();
    }, errorMessage);
  const queue = useOwnQueue({
    dropped,
    send: includeFiles ? sendToLibrary : sendPictureToLibrary,
    onDone: (media) => {
      uploaded.add(media);
      if (media.kind === 'image' || includeFiles) setChosen((now) => (multiple ? withOne(now, media) : [media]));
      void refetch();
    },
  });
  const uploads = useUploads(queue);
  const isUploading = uploads.some(({ state }) => state === 'waiting' || state === 'sending');

  return (
    <Dialog open onClose={onClose} maxWidth="lg" fullWidth fullScreen={small} aria-labelledby="library-title">
      <DialogTitle id="library-title">{translate(titleOf(multiple, includeFiles))}</DialogTitle>
      <DialogContent>
        <div className={`cluster ${styles.search}`}>
          <SearchField value={search} onChange={setSearch} />
        </div>
        <Uploads {...{ queue, multiple, includeFiles }} />
        <DescribeUploaded pictures={uploaded.pictures} onChange={uploaded.change} />
        <Grid pictures={pictures} isChosen={isChosen} onToggle={choose} onTake={confirm} />
        {last > 1 && <Pages page={page} last={last} onPage={turnTo} />}
      </DialogContent>
      <DialogActions>
        <Problem>{problem && translate(problem, { _: problem })}</Problem>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
        <Button
          variant="contained"
          disabled={chosen.length === 0 || isUploading || busy}
          onClick={() => confirm(chosen)}
        >
          {translate('pictures.take', { smart_count: chosen.length })}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function titleOf(multiple: boolean, includeFiles: boolean): string {
  if (includeFiles) return multiple ? 'media.choose_files' : 'media.choose_file';
  return multiple ? 'pictures.choose_several' : 'pictures.choose';
}

function Uploads({ queue, multiple, includeFiles }: { queue: UploadQueue; multiple: boolean; includeFiles: boolean }) {
  const translate = useTranslate();
  return (
    <>
      <UploadDrop
        add={queue.add}
        single={!multiple}
        accept={includeFiles ? undefined : pictureTypes}
        label={translate(multiple ? 'media.drop' : 'media.drop_one')}
        hint={translate(hintOf(multiple, includeFiles))}
      />
      <UploadList queue={queue} linked={false} />
    </>
  );
}

function hintOf(multiple: boolean, includeFiles: boolean): string {
  if (includeFiles) return multiple ? 'media.accepted' : 'media.accepted_file';
  return multiple ? 'media.accepted_pictures' : 'media.accepted_picture';
}

/** Uploads arrive in any order; galleries begin in that of the files. */
function inOrderOfFiles(chosen: readonly Media[], uploads: readonly Uploading[]): Media[] {
  const place = ({ id }: Media) => uploads.findIndex(({ media }) => media?.id === id);
  return chosen.toSorted((a, b) => place(a) - place(b));
}

function withOne(chosen: readonly Media[], media: Media): Media[] {
  return [...chosen.filter(({ id }) => id !== media.id), media];
}

function Pages({ page, last, onPage }: { page: number; last: number; onPage: (page: number) => void }) {
  const translate = useTranslate();
  return (
    <nav className={`hint ${styles.pages}`} aria-label={translate('pictures.pages')}>
      <Button variant="outlined" disabled={page === 1} onClick={() => onPage(page - 1)}>
        {translate('ra.action.back')}
      </Button>
      <span>{translate('pictures.page_of', { page, last })}</span>
      <Button variant="outlined" disabled={page >= last} onClick={() => onPage(page + 1)}>
        {translate('pictures.next')}
      </Button>
    </nav>
  );
}

function SearchField({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  const translate = useTranslate();
  return (
    <TextField
      id="library-search"
      type="search"
      label={translate('ra.action.search')}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

interface GridProps {
  pictures: Media[];
  isChosen: (media: Media) => boolean;
  onToggle: (media: Media) => void;
  onTake: (media: Media[]) => void;
}

function Grid({ pictures, isChosen, onToggle, onTake }: GridProps) {
  return (
    <ul className={styles.grid}>
      {pictures.map((media) => (
        <li key={media.id}>
          <button
            type="button"
            className={styles.choice}
            aria-pressed={isChosen(media)}
            title={media.alt.de || media.file_name}
            onClick={() => onToggle(media)}
            onDoubleClick={() => onTake([media])}
          >
            <Thumbnail media={media} />
            <span>{media.alt.de || media.file_name}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

interface DescribeNewProps {
  pictures: Media[];
  onChange: (changed: Media) => void;
}

/** Inputs for the alternative texts of pictures that were just uploaded. */
function DescribeUploaded({ pictures, onChange }: DescribeNewProps) {
  const translate = useTranslate();
  if (pictures.length === 0) return null;
  return (
    <section className={styles.new}>
      <h3>{translate('pictures.describe')}</h3>
      <ul>
        {pictures.map((media) => (
          <li key={media.id}>
            <Thumbnail media={media} />
            <div className={styles.texts}>
              {locales.map((locale) => (
                <TextField
                  key={locale}
                  id={`alt-${media.id}-${locale}`}
                  label={`${translate('pictures.alt')} ${translate(languageNames[locale])}`}
                  value={media.alt[locale]}
                  disabled={media.decorative}
                  slotProps={{ htmlInput: { lang: locale, maxLength: mediaTextLengths.alt } }}
                  onChange={(event) => onChange({ ...media, alt: { ...media.alt, [locale]: event.target.value } })}
                />
              ))}
              <FormControlLabel
                control={
                  <Checkbox
                    checked={media.decorative}
                    onChange={(event) => onChange({ ...media, decorative: event.target.checked })}
                  />
                }
                label={translate('pictures.decorative')}
              />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Pictures uploaded while a dialog is open, with their texts. */
function useUploadedPictures() {
  const provider = useDataProvider();
  const [stored, setStored] = useState<Media[]>([]);
  const [pictures, setPictures] = useState<Media[]>([]);

  /** Saves the texts. The pictures are uploaded already. */
  async function save(): Promise<void> {
    for (const media of pictures) {
      const before = stored.find(({ id }) => id === media.id);
      if (!before || JSON.stringify(before) === JSON.stringify(media)) continue;
      const { data } = await provider.update<Media>('media', { id: media.id, data: media, previousData: before });
      // After a failure of a later one it is not saved again.
      for (const set of [setStored, setPictures]) set((list) => list.map((one) => (one.id === data.id ? data : one)));
    }
  }

  return {
    pictures,
    save,
    /** Several may arrive at once; files other than pictures have no alternative text. */
    add(media: Media) {
      if (media.kind !== 'image') return;
      const withIt = (list: Media[]) => (list.some(({ id }) => id === media.id) ? list : [...list, media]);
      setStored(withIt);
      setPictures(withIt);
    },
    change(changed: Media) {
      setPictures(pictures.map((media) => (media.id === changed.id ? changed : media)));
    },
  };
}
