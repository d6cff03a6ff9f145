import { useEffect, useState, type MouseEvent, useId } from 'react';
import { mediaGaps, type MediaGap } from '#contract/media/media-api.ts';
import { type Media, type MediaChange, renditionUrl, widthsFor } from '#contract/media/media.ts';
import { m } from '#messages/paraglide/messages.js';
import { mediaApi } from '#contract/api.ts';
import { locales } from '#contract/base/locale.ts';
import ed from '../../../ui/editor.module.css';
import { Check, Select } from '../../../ui/inputs.tsx';
import { useEditor, useAction, useRead } from '../../../core/editor-context.ts';
import { Picker } from '../picker.tsx';
import styles from '../picker.module.css';
import { useSearch } from '../use-search.ts';
import { FocalDot, pointAt } from './focal-dot.tsx';
import { ImageGrid } from './image-grid.tsx';
import { UploadDrop } from './upload-drop.tsx';
import { useUploads } from './use-uploads.ts';
import { MediaChanged, saveMedia } from './save-media.ts';
import { MediaText } from './media-text.tsx';

interface PictureLibraryProps {
  /** Id of the current picture. */
  chosen: number | null;
  /** Pictures to upload. */
  files?: readonly File[] | undefined;
  take: (media: Media) => void;
  close: () => void;
}

/** Chooses or uploads a picture, and asks for a missing description. */
export default function PictureLibrary({ chosen, files, take, close }: PictureLibraryProps) {
  const { session } = useEditor();
  const [gap, setGap] = useState<MediaGap | ''>('');
  const [picked, setPicked] = usePresent(chosen);
  const params = { locale: session.locale };
  const found = useSearch<Media>(({ signal, ...typed }) => {
    const narrowing = { ...typed, kind: 'image', page_size: pageSize, ...(gap && { missing: gap }) } as const;
    return session.api(mediaApi.list, { params, query: narrowing, signal });
  }, gap);
  const { change, write, use, isSaving, problem } = useTyped(picked, setPicked, take);
  const uploaded = (media: Media) => {
    // What is being typed for another picture goes on.
    if (Object.keys(change).length === 0) setPicked(media);
    found.again();
  };
  const edited = picked && { ...picked, ...change };
  const uploads = useUploads(session.locale, uploaded, files);
  return (
    <Picker
      title={m.editor_choose_image()}
      icon="image"
      size="l"
      searchLabel={m.editor_search_images()}
      found={found}
      narrow={
        <Select
          className={styles.narrow}
          aria-label={m.editor_images_which()}
          value={gap}
          options={gaps.map((each) => [each, gapNames[each]()])}
          choose={setGap}
        />
      }
      above={<UploadDrop uploads={uploads} />}
      side={
        edited ? (
          <ImageDetails key={edited.id} media={edited} change={write} />
        ) : (
          <p className={ed.hint}>{m.editor_no_image()}</p>
        )
      }
      toSide={edited !== null && m.editor_about_image()}
      status={problem ?? m.editor_images_found({ shown: found.results.length, count: found.count })}
      use={{
        label: m.editor_use_image(),
        unable: isSaving ? m.editor_saving() : edited ? whatIsMissing(edited) : m.editor_no_image(),
        run: () => void use(),
      }}
      close={close}
    >
      <ImageGrid pictures={found.results} chosen={edited ? [edited.id] : []} pick={setPicked} />
    </Picker>
  );
}

/** The filter: all pictures, or only those with missing data. */
const gaps = ['', ...mediaGaps] as const;
const gapNames: Record<MediaGap | '', () => string> = {
  '': () => m.editor_images_all(),
  alt: () => m.editor_images_without_alt(),
  translation: () => m.editor_images_without_english(),
  copyright: () => m.editor_images_without_copyright(),
};

function whatIsMissing(media: Media): string | false {
  return !media.decorative && media.alt.de.trim() === '' && m.editor_alt_missing();
}

/** Pictures per request. */
const pageSize = 60;

/** What was typed for each picture while the dialog is open, and the function that saves it and takes the picture. */
function useTyped(picked: Media | null, setPicked: (media: Media) => void, take: (media: Media) => void) {
  const { session } = useEditor();
  const [typed, setTyped] = useState<Readonly<Record<number, MediaChange>>>({});
  const [failed, setFailed] = useState<number | null>(null);
  const { busy, problem, run } = useAction();
  const change = (picked && typed[picked.id]) ?? {};
  const use = async () => {
    if (!picked) return;
    const { id } = picked;
    await run(
      async () => take(await saveMedia(session, picked, change)),
      (error) => {
        if (error instanceof MediaChanged) {
          setPicked(error.current);
          setTyped((now) => ({ ...now, [id]: error.change }));
        }
        setFailed(id);
        return error instanceof Error ? error.message : m.editor_load_failed();
      },
    );
  };
  const write = (more: MediaChange) => {
    if (picked) setTyped((now) => ({ ...now, [picked.id]: { ...now[picked.id], ...more } }));
  };
  return { change, write, use, isSaving: busy, problem: failed === picked?.id ? problem : null };
}

/** The current picture, loaded by id, until another one is chosen. */
function usePresent(chosen: number | null) {
  const { session } = useEditor();
  const [picked, setPicked] = useState<Media | null>(null);
  useEffect(() => {
    if (chosen === null) return;
    // A choice made while loading has priority.
    session.api(mediaApi.show, { params: { locale: session.locale, id: chosen } }).then(
      (media) => setPicked((now) => now ?? media),
      () => undefined,
    );
  }, [session, chosen]);
  return [picked, setPicked] as const;
}

/** Maximum number of places listed. */
const max = 5;

/** Where else a picture is used, because a changed description applies to those pages too. */
function ImageUses({ id }: { id: number }) {
  const { answer } = useRead(({ api, locale }) => api(mediaApi.uses, { params: { locale, id } }), `${id}`);
  const places = [...new Map(answer?.filter(({ title }) => title).map((use) => [use.title, use])).values()];
  if (places.length === 0) return null;
  return (
    <div className={`${ed.small} ${ed.soft}`}>
      {m.editor_used_in({ count: places.length })}
      <ul className={styles.uses}>
        {places.slice(0, max).map(({ title, url }) => (
          <li key={title}>
            {url ? (
              <a href={url} target="_blank" rel="noreferrer">
                {title}
              </a>
            ) : (
              title
            )}
          </li>
        ))}
        {places.length > max && <li>{m.editor_used_in_more({ count: places.length - max })}</li>}
      </ul>
    </div>
  );
}

/** The aspect ratios to which modules crop pictures. */
const shapes = [
  { ratio: '1240 / 700', label: () => m.editor_crop_wide() },
  { ratio: '8 / 5', label: () => m.editor_crop_standard() },
  { ratio: '4 / 5', label: () => m.editor_crop_tall() },
];

/** Previews of the crops of a picture. */
function Crops({ media: { base, focal } }: { media: Media }) {
  return (
    <ul className={styles.crops} aria-label={m.editor_crops()}>
      {shapes.map(({ ratio, label }) => (
        <li key={ratio}>
          <img
            src={renditionUrl(base, 320, 'webp')}
            alt=""
            style={{ aspectRatio: ratio, objectPosition: `${focal.x}% ${focal.y}%` }}
          />
          {label()}
        </li>
      ))}
    </ul>
  );
}

/** The library entry of a picture: focal point, alternative text, credit. */
function ImageDetails({ media, change }: { media: Media; change: (change: MediaChange) => void }) {
  const id = useId();
  return (
    <>
      <h3 style={{ marginBottom: 6 }}>{m.editor_focal()}</h3>
      <FocalPoint media={media} change={(focal) => change({ focal })} />
      <Crops media={media} />
      <fieldset className={ed.field} style={{ marginTop: 14 }}>
        <legend className={ed.label}>{m.editor_what_it_shows()}</legend>
        {[false, true].map((decorative) => (
          <Check
            key={String(decorative)}
            type="radio"
            name={id}
            label={decorative ? m.editor_only_decorative() : m.editor_carries_content()}
            checked={media.decorative === decorative}
            write={() => change({ decorative })}
          />
        ))}
      </fieldset>
      {!media.decorative &&
        locales.map((locale) => <MediaText key={locale} media={media} field="alt" locale={locale} change={change} />)}
      {locales.map((locale) => (
        <MediaText key={locale} media={media} field="caption" locale={locale} change={change} />
      ))}
      {locales.map((locale) => (
        <MediaText key={locale} media={media} field="copyright" locale={locale} change={change} />
      ))}
      <ImageUses id={media.id} />
    </>
  );
}

type Point = Media['focal'];

/** The focal point, which stays visible when a picture is cropped: set by a click, moved by the arrow keys. */
function FocalPoint({ media, change }: { media: Media; change: (focal: Point) => void }) {
  // Small pictures have no rendition of this width.
  const width = Math.min(640, widthsFor(media.width ?? 0).at(-1) ?? 640);
  const click = (event: MouseEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    change(pointAt(event, box));
  };
  return (
    <div className={styles.focal} onClick={click} role="presentation">
      <img
        src={renditionUrl(media.base, width, 'webp')}
        alt=""
        style={{ aspectRatio: `${media.width ?? 3} / ${media.height ?? 2}` }}
      />
      <FocalDot focal={media.focal} change={change} onClick={(event) => event.stopPropagation()} />
    </div>
  );
}
