import { useEffect, useRef, useState } from 'react';
import { m } from '#messages/paraglide/messages.js';
import { closePanel } from '../../core/close-panel.ts';
import { useEditor } from '../../core/editor-context.ts';
import type { EditedPage } from '../../core/session/edited-page.ts';
import { Button } from '../../ui/button.tsx';
import ed from '../../ui/editor.module.css';
import { Icon } from '../../ui/icon.tsx';
import { PictureCard } from './picture-card.tsx';
import { isDescribed } from '../checks/rules/check-pictures.ts';
import { type ShownPicture, usePagePictures } from './use-page-pictures.ts';
import styles from './page-pictures.module.css';

/** All pictures of the page, large, with their descriptions in both languages. */
export default function PicturesPanel({ page }: { page: EditedPage }) {
  const { session, view } = useEditor();
  const found = usePagePictures(page);
  const { pictures, head, update } = found;
  // A picture that has just been described stays in the list until the choice changes.
  const [onlyMissing, setOnlyMissing] = useState<ReadonlySet<number> | null>(null);
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.querySelector('h2')?.focus(), []);
  const shown = pictures.filter(({ media }) => !onlyMissing || onlyMissing.has(media.id) || !isDescribed(media));
  const close = () => closePanel({ session, view });
  return (
    <aside
      ref={panel}
      className={`${ed.ed} ${ed.right} ${ed.anim}`}
      aria-label={m.pictures_of_page()}
      data-editor="pictures"
    >
      <div className={ed.head}>
        <Icon name="images" />
        <h2 tabIndex={-1}>{m.pictures_of_page()}</h2>
        <Button icon="close" iconOnly label={m.editor_close()} onClick={close} />
      </div>
      <div className={ed.body}>
        {pictures.length > 0 && (
          <label className={`${ed.check} ${styles.only}`}>
            <input
              type="checkbox"
              checked={onlyMissing !== null}
              onChange={(event) => setOnlyMissing(event.currentTarget.checked ? undescribed(pictures) : null)}
            />
            <span>{m.pictures_only_missing()}</span>
          </label>
        )}
        <ul>
          {shown.map(({ media, places }) => (
            <PictureCard key={media.id} media={media} places={places} isHead={media.id === head} update={update} />
          ))}
        </ul>
        <Status {...found} isEmpty={shown.length === 0} />
      </div>
      <div className={ed.foot}>
        <Count pictures={pictures} />
      </div>
    </aside>
  );
}

function undescribed(pictures: readonly ShownPicture[]): Set<number> {
  return new Set(pictures.filter(({ media }) => !isDescribed(media)).map(({ media }) => media.id));
}

interface StatusProps extends Pick<ReturnType<typeof usePagePictures>, 'pictures' | 'isLoading' | 'failed' | 'again'> {
  /** True if no picture is listed. */
  isEmpty: boolean;
}

/** What stands below or instead of the list. */
function Status({ pictures, isLoading, failed, again, isEmpty }: StatusProps) {
  if (failed)
    return (
      <div className={styles.failed} role="alert">
        <p>{m.pictures_not_loaded()}</p>
        <Button look="line" label={m.editor_try_now()} onClick={again} />
      </div>
    );
  if (isLoading) return <p className={ed.hint}>{m.editor_loading()}</p>;
  return isEmpty && <p className={ed.hint}>{pictures.length === 0 ? m.pictures_none() : m.pictures_all_described()}</p>;
}

function Count({ pictures }: { pictures: readonly ShownPicture[] }) {
  const done = pictures.filter(({ media }) => isDescribed(media)).length;
  return (
    <output className={`${ed.small} ${ed.soft}`}>
      {pictures.length > 0 && m.pictures_described({ done, count: pictures.length })}
    </output>
  );
}
