import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { locales } from '#contract/base/locale.ts';
import type { Media, MediaChange } from '#contract/media/media.ts';
import { renditionUrl } from '#contract/media/media.ts';
import { m } from '#messages/paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { Check } from '../../../ui/inputs.tsx';
import { useEditor, useAction } from '../../../core/editor-context.ts';
import { Picker } from '../picker.tsx';
import { ImageGrid } from '../pictures/image-grid.tsx';
import { MediaText } from '../pictures/media-text.tsx';
import { UploadDrop } from '../pictures/upload-drop.tsx';
import { useUploads } from '../pictures/use-uploads.ts';
import styles from '../picker.module.css';
import { imageListOf, stepsToImages } from './image-list.ts';
import { type ItemList, stepsThatFit } from '../item-list.ts';
import { mediaApi } from '#contract/api.ts';
import { resolvedPicture } from '../pictures/picture-of.ts';
import { MediaChanged, saveMedia } from '../pictures/save-media.ts';
import { useSearch } from '../use-search.ts';

/** Pictures per request. */
const pageSize = 60;

/** A chosen picture and what was typed for it. */
interface Choice {
  media: Media;
  change: MediaChange;
}

/** Search, uploads and choice of several pictures, until they are in the list. */
export function useImageChoice(list: ItemList) {
  const { session } = useEditor();
  const params = { locale: session.locale };
  const [chosen, setChosen] = useState<Choice[]>([]);
  const found = useSearch<Media>(({ signal, ...typed }) =>
    session.api(mediaApi.list, { params, query: { ...typed, kind: 'image', page_size: pageSize }, signal }),
  );
  const set = (media: Media, change: MediaChange) =>
    setChosen((now) => now.map((one) => (one.media.id === media.id ? { media, change } : one)));
  const insertion = useInsertion(list, chosen, set);
  /** The dialog closes with what is being saved. */
  const choose = (next: (now: Choice[]) => Choice[]) => insertion.isSaving || setChosen(next);
  const add = (media: Media) =>
    choose((now) => (now.some((one) => one.media.id === media.id) ? now : [...now, { media, change: {} }]));
  const drop = (id: number) => choose((now) => now.filter(({ media }) => media.id !== id));
  const uploaded = (media: Media) => {
    add(media);
    found.again();
  };
  return {
    ...insertion,
    found,
    chosen,
    uploaded,
    drop,
    toggle: (media: Media) => (chosen.some((one) => one.media.id === media.id) ? drop(media.id) : add(media)),
    alter: (id: number, change: MediaChange) =>
      choose((now) =>
        now.map((one) => (one.media.id === id ? { media: one.media, change: { ...one.change, ...change } } : one)),
      ),
  };
}

/** Puts the chosen pictures into the list. */
function useInsertion(list: ItemList, chosen: readonly Choice[], set: (media: Media, change: MediaChange) => void) {
  const { session, view } = useEditor();
  const { busy, problem, run } = useAction();
  /** Stores the texts first: a failure then leaves the dialog as it is. */
  const insert = async () => {
    const pictures: Media[] = [];
    const dialog = view.dialog.get();
    for (const { media, change } of chosen) {
      const saved = await saveMedia(session, media, change);
      // After a failure of a later one it is not saved again.
      if (saved !== media) set(saved, {});
      pictures.push(saved);
    }
    // Cancelled while the texts were stored.
    if (view.dialog.get() !== dialog) return;
    for (const media of pictures) session.store.addResolved(resolvedPicture(media));
    const ids = pictures.map(({ id }) => id);
    const operations = stepsThatFit(session.store, list, stepsToImages(list, ids));
    if (!operations) throw new Error(m.editor_say_gone());
    const label = m.editor_step_images();
    session.perform({ label, operations, after: { id: list.block.id, field: null } });
    session.alerts.announce(m.editor_say_images({ count: pictures.length }));
    view.closeDialog(dialog);
    session.fields.focus({ id: list.block.id, field: null });
  };
  const use = () =>
    run(insert, (error) => {
      if (error instanceof MediaChanged) set(error.current, error.change);
      return error instanceof Error ? error.message : m.editor_load_failed();
    });
  return { problem, use, isSaving: busy };
}

/** Adds many pictures to a list at once: from the library or uploaded together. */
export default function GalleryPicker({ id, files }: { id: string; files: readonly File[] | undefined }) {
  const { session } = useEditor();
  // A change by somebody else must not reset the choice.
  const [list] = useState(() => imageListOf(session.store, id));
  return list ? <Choosing list={list} files={files} /> : null;
}

function Choosing({ list, files }: { list: ItemList; files: readonly File[] | undefined }) {
  const { session, view } = useEditor();
  const choice = useImageChoice(list);
  const { found, chosen } = choice;
  const uploads = useUploads(session.locale, choice.uploaded, files);
  return (
    <Picker
      title={m.editor_add_images()}
      icon="image"
      size="l"
      searchLabel={m.editor_search_images()}
      found={found}
      above={<UploadDrop uploads={uploads} />}
      side={<Chosen {...choice} />}
      toSide={chosen.length > 0 && m.editor_images_chosen({ count: chosen.length })}
      status={choice.problem ?? m.editor_images_found({ shown: found.results.length, count: found.count })}
      use={{
        label: m.editor_use_images({ count: chosen.length }),
        unable: choice.isSaving ? m.editor_saving() : whatIsMissing(chosen, uploads.sending.length > 0),
        run: () => void choice.use(),
      }}
      close={() => view.closeDialog()}
    >
      <ImageGrid pictures={found.results} chosen={chosen.map(({ media }) => media.id)} several pick={choice.toggle} />
    </Picker>
  );
}

/** Why the pictures cannot be added yet. */
function whatIsMissing(chosen: readonly Choice[], isUploading: boolean): string | false {
  if (isUploading) return m.editor_wait_for_uploads();
  if (chosen.length === 0) return m.editor_no_image();
  const undescribed = chosen.find(lacksAlt);
  return undescribed ? m.editor_alt_missing_of({ name: undescribed.media.file_name }) : false;
}

function lacksAlt({ media, change }: Choice): boolean {
  const { decorative, alt } = { ...media, ...change };
  return !decorative && alt.de.trim() === '';
}

type ChosenProps = Pick<ReturnType<typeof useImageChoice>, 'chosen' | 'drop' | 'alter'>;

/** The chosen pictures in their order; those without a description ask for one. */
function Chosen({ chosen, drop, alter }: ChosenProps) {
  const list = useRef<HTMLDivElement>(null);
  /** The focus goes to the next picture, or to the heading. */
  const leaveOut = (id: number, at: number) => {
    flushSync(() => drop(id));
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('li > button') ?? [])];
    (buttons[at] ?? buttons.at(-1) ?? list.current?.querySelector('h3'))?.focus();
  };
  return (
    <div ref={list}>
      <h3 tabIndex={-1}>{m.editor_images_chosen({ count: chosen.length })}</h3>
      <ol className={styles.chosen}>
        {chosen.map((choice, at) => (
          <li key={choice.media.id}>
            <img className={styles.small} src={renditionUrl(choice.media.base, 320, 'webp')} alt="" />
            <span>
              <span id={nameId(choice)}>{choice.media.file_name}</span>
              {(hasAltGap(choice.media) || lacksAlt(choice)) && !choice.media.decorative && (
                <Describe choice={choice} alter={(change) => alter(choice.media.id, change)} />
              )}
            </span>
            <Button
              icon="close"
              iconOnly
              label={m.editor_image_leave_out()}
              aria-description={choice.media.file_name}
              onClick={() => leaveOut(choice.media.id, at)}
            />
          </li>
        ))}
      </ol>
    </div>
  );
}

/** True when a description is missing in a language; the picture is described in both where it is chosen. */
const hasAltGap = ({ alt }: Media) => locales.some((locale) => alt[locale].trim() === '');

const nameId = ({ media }: Choice) => `chosen-${media.id}`;

function Describe({ choice, alter }: { choice: Choice; alter: (change: MediaChange) => void }) {
  const edited = { ...choice.media, ...choice.change };
  return (
    <>
      {!edited.decorative &&
        locales.map((locale) => (
          <MediaText
            key={locale}
            media={edited}
            field="alt"
            locale={locale}
            change={alter}
            describedBy={nameId(choice)}
          />
        ))}
      <Check
        label={m.editor_only_decorative()}
        aria-describedby={nameId(choice)}
        checked={edited.decorative}
        write={(decorative) => alter({ decorative })}
      />
    </>
  );
}
