import { useState } from 'react';
import type { MediaChange } from '#contract/media/media.ts';
import { renditionUrl } from '#contract/media/media.ts';
import { m } from '#messages/paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import ed from '../../../ui/editor.module.css';
import { useEditor } from '../../../core/editor-context.ts';
import { Picker } from '../picker.tsx';
import { ImageGrid } from '../pictures/image-grid.tsx';
import { UploadDrop } from '../pictures/upload-drop.tsx';
import styles from '../picker.module.css';
import { type ImageList, imageListOf } from './image-list.ts';
import { type Choice, useImageChoice } from './use-image-choice.ts';

/** Adds many pictures to a list at once: from the library or uploaded together. */
export default function GalleryPicker({ id }: { id: string }) {
  const { session } = useEditor();
  // A change by somebody else must not reset the choice.
  const [list] = useState(() => imageListOf(session.store, id));
  return list ? <Choosing list={list} /> : null;
}

function Choosing({ list }: { list: ImageList }) {
  const { session, view } = useEditor();
  const choice = useImageChoice(list);
  const { found, chosen } = choice;
  const undescribed = chosen.find(lacksAlt);
  const unable = undescribed ? m.editor_alt_missing_of({ name: undescribed.media.file_name }) : false;
  return (
    <Picker
      title={m.editor_add_images()}
      icon="image"
      size="l"
      query={choice.query}
      setQuery={choice.setQuery}
      searchLabel={m.editor_search_images()}
      found={found}
      narrow={null}
      above={<UploadDrop locale={session.locale} done={choice.uploaded} />}
      side={<Chosen {...choice} />}
      toSide={chosen.length > 0 && m.editor_images_chosen({ count: chosen.length })}
      status={choice.problem ?? m.editor_images_found({ shown: found.results.length, count: found.count })}
      use={{
        label: m.editor_use_images({ count: chosen.length }),
        unable: chosen.length === 0 ? m.editor_no_image() : unable,
        run: () => void choice.use(),
      }}
      close={() => view.closeDialog()}
    >
      <ImageGrid pictures={found.results} chosen={chosen.map(({ media }) => media.id)} several pick={choice.toggle} />
    </Picker>
  );
}

function lacksAlt({ media, change }: Choice): boolean {
  const { decorative, alt } = { ...media, ...change };
  return !decorative && alt.de.trim() === '';
}

type ChosenProps = Pick<ReturnType<typeof useImageChoice>, 'chosen' | 'drop' | 'alter'>;

/** The chosen pictures in their order; those without a description ask for one. */
function Chosen({ chosen, drop, alter }: ChosenProps) {
  return (
    <>
      <h3>{m.editor_images_chosen({ count: chosen.length })}</h3>
      <ol className={styles.chosen}>
        {chosen.map((choice) => (
          <li key={choice.media.id}>
            <img className={styles.small} src={renditionUrl(choice.media.base, 320, 'webp')} alt="" />
            <span>
              {choice.media.file_name}
              {(choice.media.alt.de === '' || lacksAlt(choice)) && !choice.media.decorative && (
                <Describe choice={choice} alter={(change) => alter(choice.media.id, change)} />
              )}
            </span>
            <Button
              icon="close"
              iconOnly
              label={m.editor_image_leave_out()}
              aria-description={choice.media.file_name}
              onClick={() => drop(choice.media.id)}
            />
          </li>
        ))}
      </ol>
    </>
  );
}

function Describe({ choice: { media, change }, alter }: { choice: Choice; alter: (change: MediaChange) => void }) {
  const { alt, decorative } = { ...media, ...change };
  const id = `alt-${media.id}`;
  return (
    <>
      <label className={ed.label} htmlFor={id}>
        {m.editor_alt_in({ language: m.editor_german() })}
      </label>
      <textarea
        id={id}
        className={ed.in}
        rows={2}
        lang="de"
        maxLength={500}
        disabled={decorative}
        value={alt.de}
        onChange={({ target }) => alter({ alt: { ...alt, de: target.value } })}
      />
      <label className={ed.check}>
        <input type="checkbox" checked={decorative} onChange={({ target }) => alter({ decorative: target.checked })} />
        <span>{m.editor_only_decorative()}</span>
      </label>
    </>
  );
}
