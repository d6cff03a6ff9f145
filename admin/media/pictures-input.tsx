import Back from '@mui/icons-material/ArrowBack';
import Forward from '@mui/icons-material/ArrowForward';
import Close from '@mui/icons-material/Close';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { FieldTitle, useGetMany, useInput, useTranslate } from 'react-admin';
import type { Media } from '#contract/media/media.ts';
import { DropOrChoose } from './drop-or-choose.tsx';
import { MediaDialog } from './media-dialog.tsx';
import styles from './media.module.css';
import { Thumbnail } from './thumbnail.tsx';

/** Chooses pictures of the media library, in order. */
export function PicturesInput({ source }: { source: string }) {
  const translate = useTranslate();
  const { field, id } = useInput({ source });
  /** Not null while the library is open. */
  const [dropped, setDropped] = useState<readonly File[] | null>(null);
  const ids: number[] = Array.isArray(field.value) ? field.value : [];
  const { data = [] } = useGetMany<Media>('media', { ids });
  const byId = new Map(data.flatMap((media) => (media ? [[media.id, media]] : [])));

  function move(at: number, by: number) {
    const moved = [...ids];
    const [one] = moved.splice(at, 1);
    if (one !== undefined) moved.splice(at + by, 0, one);
    field.onChange(moved);
  }

  return (
    <fieldset className="whole" data-field={source} aria-labelledby={`${id}-label`}>
      <span id={`${id}-label`} className={styles.label}>
        <FieldTitle source={source} />
      </span>
      {ids.length > 0 && (
        <ol className={styles.several}>
          {ids.map((picture, at) => (
            <Picture
              // oxlint-disable-next-line react/no-array-index-key -- the same picture may be there twice
              key={`${picture}-${at}`}
              media={byId.get(picture)}
              first={at === 0}
              last={at === ids.length - 1}
              onMove={(by) => move(at, by)}
              onRemove={() => field.onChange(ids.toSpliced(at, 1))}
            />
          ))}
        </ol>
      )}
      <DropOrChoose label={translate('pictures.add')} choose={setDropped} />
      {dropped && (
        <MediaDialog
          multiple
          dropped={dropped}
          onChoose={(chosen) => field.onChange([...ids, ...chosen.map((media) => media.id)])}
          onClose={() => setDropped(null)}
        />
      )}
    </fieldset>
  );
}

interface PictureProps {
  media: Media | undefined;
  first: boolean;
  last: boolean;
  onMove: (by: number) => void;
  onRemove: () => void;
}

function Picture({ media, first, last, onMove, onRemove }: PictureProps) {
  const translate = useTranslate();
  const name = media ? media.alt.de || media.file_name : '';
  const button = (label: string) => ({ size: 'small' as const, 'aria-label': `${translate(label)}: ${name}` });
  return (
    <li className={styles.one}>
      {media && <Thumbnail media={media} />}
      <span>{name}</span>
      <div className={styles.tools}>
        <IconButton {...button('ra.action.move_up')} disabled={first} onClick={() => onMove(-1)}>
          <Back fontSize="small" />
        </IconButton>
        <IconButton {...button('ra.action.move_down')} disabled={last} onClick={() => onMove(1)}>
          <Forward fontSize="small" />
        </IconButton>
        <IconButton {...button('ra.action.remove')} onClick={onRemove}>
          <Close fontSize="small" />
        </IconButton>
      </div>
    </li>
  );
}
