import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Media } from '#contract/media/media.ts';
import { pictureTypes } from '#contract/media/picture-types.ts';
import { DescribeUploaded } from './describe-new.tsx';
import styles from './media.module.css';
import { Thumbnail } from './thumbnail.tsx';
import { sendPictureToLibrary, sendToLibrary } from './upload/send-file.ts';
import { UploadDrop } from './upload/upload-drop.tsx';
import type { Uploading, UploadQueue } from './upload/upload-queue.ts';
import { UploadList } from './upload/upload-list.tsx';
import { useOwnQueue, useUploads } from './upload/uploads.ts';
import { useLibrary } from './use-library.ts';
import { useUploadedPictures } from './use-new-pictures.ts';

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
  const confirm = (media: Media[]) => {
    void uploaded.save();
    onChoose(inOrderOfFiles(media, queue.all()));
    onClose();
  };
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
        <div className={styles.search}>
          <SearchField value={search} onChange={setSearch} />
        </div>
        <Uploads {...{ queue, multiple, includeFiles }} />
        <DescribeUploaded pictures={uploaded.pictures} onChange={uploaded.change} />
        <Grid pictures={pictures} isChosen={isChosen} onToggle={choose} onTake={confirm} />
        {last > 1 && <Pages page={page} last={last} onPage={turnTo} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
        <Button variant="contained" disabled={chosen.length === 0 || isUploading} onClick={() => confirm(chosen)}>
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
    <nav className={styles.pages} aria-label={translate('pictures.pages')}>
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
