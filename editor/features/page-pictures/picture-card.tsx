import { useId, useState } from 'react';
import { locales } from '#contract/base/locale.ts';
import { type Media, type MediaChange, renditionUrl } from '#contract/media/media.ts';
import { m } from '#messages/paraglide/messages.js';
import { useEditor } from '../../core/editor-context.ts';
import { Button } from '../../ui/button.tsx';
import ed from '../../ui/editor.module.css';
import { showIssue } from '../checks/go-to-issue.ts';
import { useSavePicture } from '../checks/use-save-picture.ts';
import { MediaText } from '../pickers/pictures/media-text.tsx';
import styles from './page-pictures.module.css';
import type { PicturePlace } from './pictures-on-page.ts';

interface CardProps {
  media: Media;
  places: PicturePlace[];
  /** True for the picture behind the page's head. */
  isHead: boolean;
  update: (media: Media) => void;
}

/** A picture with its description in both languages. */
export function PictureCard({ media, places, isHead, update }: CardProps) {
  const { edited, alter, isChanged, save, isSaving, problem } = useDescription(media, update);
  const id = useId();
  const names = [...(isHead ? [m.pictures_head()] : []), ...places.map(({ name }) => name)];
  return (
    <li className={styles.card}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <img src={renditionUrl(media.base, 640, 'webp')} alt="" loading="lazy" className={styles.picture} />
        <p id={id} className={styles.name}>
          <b>{media.file_name}</b>
          <span>{m.pictures_places({ places: names.join(', ') })}</span>
        </p>
        {!edited.decorative &&
          locales.map((locale) => (
            <MediaText key={locale} media={edited} field="alt" locale={locale} change={alter} describedBy={id} />
          ))}
        <label className={ed.check}>
          <input
            type="checkbox"
            aria-describedby={id}
            checked={edited.decorative}
            onChange={(event) => alter({ decorative: event.currentTarget.checked })}
          />
          <span>{m.editor_only_decorative()}</span>
        </label>
        {problem && (
          <p className={ed.err} role="alert">
            {problem}
          </p>
        )}
        <Acts places={places} describedBy={id} isSaving={isSaving} isChanged={isChanged} />
      </form>
    </li>
  );
}

interface ActsProps extends Pick<CardProps, 'places'> {
  /** Id of what names the picture. */
  describedBy: string;
  isSaving: boolean;
  isChanged: boolean;
}

function Acts({ places, describedBy, isSaving, isChanged }: ActsProps) {
  const { session, view } = useEditor();
  const [first] = places;
  return (
    <div className={styles.acts}>
      <Button
        submit
        look="main"
        small
        label={m.pictures_save()}
        aria-describedby={describedBy}
        unable={isSaving ? m.editor_saving() : !isChanged && m.editor_saved()}
      />
      {first && (
        <Button
          small
          label={m.check_show()}
          aria-describedby={describedBy}
          onClick={() => showIssue(session, view, { id: first.block, field: first.field })}
        />
      )}
    </div>
  );
}

/** What is typed for a picture, and the function that saves it. What was typed stays after a failure. */
function useDescription(media: Media, update: (media: Media) => void) {
  const [change, setChange] = useState<MediaChange>({});
  const { save, isSaving, problem } = useSavePicture({
    saved(entry) {
      setChange({});
      update(entry);
    },
    collided(collision) {
      update(collision.current);
      setChange(collision.change);
    },
  });
  const alter = (more: MediaChange) => setChange((now) => ({ ...now, ...more }));
  const isChanged = Object.keys(change).length > 0;
  return { edited: { ...media, ...change }, alter, isChanged, save: () => save(media, change), isSaving, problem };
}
