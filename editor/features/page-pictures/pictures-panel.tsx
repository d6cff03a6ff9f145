import { useEffect, useState, useId } from 'react';
import { m } from '#messages/paraglide/messages.js';
import { closePanel, useEditor, useFromTree } from '../../core/editor-context.ts';
import type { EditedPage } from '../../core/session/edited-page.ts';
import { Button } from '../../ui/button.tsx';
import ed from '../../ui/editor.module.css';
import { Check } from '../../ui/inputs.tsx';
import { isDescribed } from '../checks/rules/check-pictures.ts';
import styles from './page-pictures.module.css';
import { SidePanel } from '../../ui/side-panel.tsx';
import { mediaApi, pageSettingsApi } from '#contract/api.ts';
import { type Media, type MediaChange, renditionUrl } from '#contract/media/media.ts';
import { rebaseChange } from '#contract/media/rebase-change.ts';
import { useHead } from '../page-head/use-head.ts';
import { type PictureOnPage, picturesOnPage, type PicturePlace } from './pictures-on-page.ts';
import { keysOf } from '#contract/base/records.ts';
import { locales } from '#contract/base/locale.ts';
import { showIssue } from '../checks/go-to-issue.ts';
import { useSavePicture } from '../checks/use-save-picture.ts';
import { MediaText } from '../pickers/pictures/media-text.tsx';

/** All pictures of the page, large, with their descriptions in both languages. */
export default function PicturesPanel({ page }: { page: EditedPage }) {
  const { session, view } = useEditor();
  const found = usePagePictures(page);
  const { pictures, head, update } = found;
  // A picture that has just been described stays in the list until the choice changes.
  const [onlyMissing, setOnlyMissing] = useState<ReadonlySet<number> | null>(null);
  const shown = pictures.filter(({ media }) => !onlyMissing || onlyMissing.has(media.id) || !isDescribed(media));
  const done = pictures.filter(({ media }) => isDescribed(media)).length;
  const close = () => closePanel({ session, view });
  return (
    <SidePanel name="pictures" title={m.pictures_of_page()} icon="images" close={close}>
      <div className={ed.body}>
        {pictures.length > 0 && (
          <Check
            className={styles.only}
            label={m.pictures_only_missing()}
            checked={onlyMissing !== null}
            write={(isOn) => setOnlyMissing(isOn ? undescribed(pictures) : null)}
          />
        )}
        <ul>
          {shown.map(({ media, places }) => (
            <PictureCard key={media.id} media={media} places={places} isHead={media.id === head} update={update} />
          ))}
        </ul>
        <Status {...found} isEmpty={shown.length === 0} />
      </div>
      <div className={ed.foot}>
        <output className={`${ed.small} ${ed.soft}`}>
          {pictures.length > 0 && m.pictures_described({ done, count: pictures.length })}
        </output>
      </div>
    </SidePanel>
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

/** Maximum number of pictures per request. */
const batch = 100;

interface ShownPicture {
  media: Media;
  places: PictureOnPage['places'];
}

/** The pictures of the page with their library entries, that of the head first; follows changes of the page. */
function usePagePictures(page: EditedPage) {
  const { session } = useEditor();
  const [failed, setFailed] = useState(false);
  const [known, setKnown] = useState<ReadonlyMap<number, Media | null>>(new Map());
  const head = useHeadPicture(page, failed, setFailed);
  const shown = useFromTree(picturesOnPage);
  const ids = [...new Set([...(head ? [head] : []), ...shown.map(({ id }) => id)])];
  const wanted = ids
    .filter((id) => !known.has(id))
    .slice(0, batch)
    .join(',');
  const { locale } = session;
  useEffect(() => {
    if (wanted === '' || failed) return undefined;
    const stop = new AbortController();
    const query = { ids: wanted, page_size: batch };
    session.api(mediaApi.list, { params: { locale }, query, signal: stop.signal }).then(
      ({ results }) => {
        const found = new Map(results.map((media) => [media.id, media]));
        const part = wanted.split(',').map((id) => [Number(id), found.get(Number(id)) ?? null] as const);
        setKnown((now) => new Map([...now, ...part]));
      },
      () => stop.signal.aborted || setFailed(true),
    );
    return () => stop.abort();
  }, [session, locale, wanted, failed]);
  const placesOf = new Map(shown.map(({ id, places }) => [id, places]));
  const pictures = ids.flatMap((id): ShownPicture[] => {
    const media = known.get(id);
    return media ? [{ media, places: placesOf.get(id) ?? [] }] : [];
  });
  return {
    pictures,
    head,
    isLoading: head === undefined || wanted !== '',
    failed,
    again: () => setFailed(false),
    /** Takes over what was saved. */
    update: (media: Media) => setKnown((now) => new Map(now).set(media.id, media)),
  };
}

/** Id of the picture behind the page's head; null: there is none; undefined until it is known. */
function useHeadPicture(
  { id }: EditedPage,
  failed: boolean,
  setFailed: (failed: boolean) => void,
): number | null | undefined {
  const { session } = useEditor();
  const [head, setHead] = useState<number | null | undefined>(id === null ? null : undefined);
  const { locale } = session;
  const drafted = useHead()?.fields.hero_image;
  useEffect(() => {
    if (id === null || failed) return;
    session.api(pageSettingsApi.show, { params: { locale, id }, query: {} }).then(
      (settings) => setHead(settings.hero_image),
      () => setFailed(true),
    );
  }, [session, locale, id, failed, setFailed]);
  return typeof drafted === 'number' || drafted === null ? drafted : head;
}

interface CardProps {
  media: Media;
  places: PicturePlace[];
  /** True for the picture behind the page's head. */
  isHead: boolean;
  update: (media: Media) => void;
}

/** A picture with its description in both languages. */
export function PictureCard({ media, places, isHead, update }: CardProps) {
  const { session, view } = useEditor();
  const [change, setChange] = useState<MediaChange>({});
  const { save, isSaving, problem } = useSavePicture({
    saved(entry) {
      setChange((now) => rebaseChange(typedSince(change, now), { ...media, ...change }, entry).change);
      update(entry);
    },
    collided({ current }) {
      setChange((now) => rebaseChange(now, media, current).change);
      update(current);
    },
  });
  const alter = (more: MediaChange) => setChange((now) => ({ ...now, ...more }));
  const isChanged = Object.keys(change).length > 0;
  const edited = { ...media, ...change };
  const id = useId();
  const [first] = places;
  const names = [...(isHead ? [m.pictures_head()] : []), ...places.map(({ name }) => name)];
  return (
    <li className={`${ed.card} ${styles.card}`}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void save(media, change);
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
        <Check
          label={m.editor_only_decorative()}
          aria-describedby={id}
          checked={edited.decorative}
          write={(decorative) => alter({ decorative })}
        />
        {problem && (
          <p className={ed.err} role="alert">
            {problem}
          </p>
        )}
        <div className={`${ed.acts} ${styles.acts}`}>
          <Button
            submit
            look="main"
            small
            label={m.pictures_save()}
            aria-describedby={id}
            unable={isSaving ? m.editor_saving() : !isChanged && m.editor_saved()}
          />
          {first && (
            <Button
              small
              label={m.check_show()}
              aria-describedby={id}
              onClick={() => showIssue(session, view, { id: first.block, field: first.field })}
            />
          )}
        </div>
      </form>
    </li>
  );
}

/** What was typed after `sent` was sent. */
function typedSince(sent: MediaChange, now: MediaChange): MediaChange {
  const typed = { ...now };
  for (const name of keysOf(sent)) if (typed[name] === sent[name]) delete typed[name];
  return typed;
}
