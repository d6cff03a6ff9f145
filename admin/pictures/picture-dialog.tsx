import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Media } from '../../contract/media.ts';
import { DescribeNew } from './describe-new.tsx';
import styles from './pictures.module.css';
import { Thumbnail } from './thumbnail.tsx';
import { UploadButton } from './upload-button.tsx';
import { useLibrary } from './use-library.ts';
import { useNewPictures } from './use-new-pictures.ts';

interface PictureDialogProps {
  /** True where more than one may be chosen. */
  several?: boolean;
  /** True where files for download may be chosen as well. */
  any?: boolean;
  onChoose: (chosen: Media[]) => void;
  onClose: () => void;
}

/** The pictures of the library: search, choose, bring new ones. */
export function PictureDialog({ several = false, any = false, onChoose, onClose }: PictureDialogProps) {
  const translate = useTranslate();
  const small = useMediaQuery('(max-width: 48em)');
  const { words, setWords, pictures, page, last, turnTo, refetch } = useLibrary(any);
  const [chosen, setChosen] = useState<Media[]>([]);
  const isChosen = (media: Media) => chosen.some(({ id }) => id === media.id);
  const choose = (media: Media) => {
    const others = several ? chosen.filter(({ id }) => id !== media.id) : [];
    setChosen(several && isChosen(media) ? others : [...others, media]);
  };
  const fresh = useNewPictures();
  const take = (media: Media[]) => {
    void fresh.keep();
    onChoose(media);
    onClose();
  };
  const adopt = (media: Media[]) => {
    fresh.add(media);
    setChosen(several ? [...chosen, ...media] : media.slice(0, 1));
    void refetch();
  };

  return (
    <Dialog open onClose={onClose} maxWidth="lg" fullWidth fullScreen={small} aria-labelledby="library-title">
      <DialogTitle id="library-title">{translate(several ? 'pictures.choose_several' : 'pictures.choose')}</DialogTitle>
      <DialogContent>
        <div className={styles.search}>
          <Words value={words} onChange={setWords} />
          <UploadButton onUploaded={adopt} />
        </div>
        <DescribeNew pictures={fresh.pictures} onChange={fresh.change} />
        <Grid pictures={pictures} isChosen={isChosen} onToggle={choose} onTake={take} />
        {last > 1 && <Pages page={page} last={last} onPage={turnTo} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
        <Button variant="contained" disabled={chosen.length === 0} onClick={() => take(chosen)}>
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

function Words({ value, onChange }: { value: string; onChange: (words: string) => void }) {
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
