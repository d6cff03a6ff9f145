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
import { DescribeUploaded } from './describe-new.tsx';
import styles from './media.module.css';
import { Thumbnail } from './thumbnail.tsx';
import { UploadButton } from './upload-button.tsx';
import { useLibrary } from './use-library.ts';
import { useUploadedPictures } from './use-new-pictures.ts';

interface MediaDialogProps {
  /** True when several may be chosen. */
  multiple?: boolean;
  /** True when files for download may be chosen as well. */
  includeFiles?: boolean;
  onChoose: (chosen: Media[]) => void;
  onClose: () => void;
}

/** Dialog of the media library: search, choose, upload. */
export function MediaDialog({ multiple = false, includeFiles = false, onChoose, onClose }: MediaDialogProps) {
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
    onChoose(media);
    onClose();
  };
  const addUploaded = (media: Media[]) => {
    uploaded.add(media);
    setChosen(multiple ? [...chosen, ...media] : media.slice(0, 1));
    void refetch();
  };

  return (
    <Dialog open onClose={onClose} maxWidth="lg" fullWidth fullScreen={small} aria-labelledby="library-title">
      <DialogTitle id="library-title">
        {translate(multiple ? 'pictures.choose_several' : 'pictures.choose')}
      </DialogTitle>
      <DialogContent>
        <div className={styles.search}>
          <SearchField value={search} onChange={setSearch} />
          <UploadButton onUploaded={addUploaded} />
        </div>
        <DescribeUploaded pictures={uploaded.pictures} onChange={uploaded.change} />
        <Grid pictures={pictures} isChosen={isChosen} onToggle={choose} onTake={confirm} />
        {last > 1 && <Pages page={page} last={last} onPage={turnTo} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
        <Button variant="contained" disabled={chosen.length === 0} onClick={() => confirm(chosen)}>
          {translate('pictures.take', { smart_count: chosen.length })}
        </Button>
      </DialogActions>
    </Dialog>
  );
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
