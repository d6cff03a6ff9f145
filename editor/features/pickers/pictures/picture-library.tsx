import { mediaGaps, type MediaGap } from '#contract/media/media-api.ts';
import type { Media } from '#contract/media/media.ts';
import { m } from '#messages/paraglide/messages.js';
import ed from '../../../ui/editor.module.css';
import { useEditor } from '../../../core/editor-context.ts';
import { ImageDetails } from './image-details.tsx';
import { ImageGrid } from './image-grid.tsx';
import { Picker } from '../picker.tsx';
import styles from '../picker.module.css';
import { UploadDrop } from './upload-drop.tsx';
import { useLibrary } from './use-library.ts';
import { useUploads } from './use-uploads.ts';

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
  const { found, query, setQuery, gap, setGap, edited, pick, uploaded, alter, use, isSaving, problem } = useLibrary(
    chosen,
    take,
  );
  const uploads = useUploads(session.locale, uploaded, files);
  return (
    <Picker
      title={m.editor_choose_image()}
      icon="image"
      size="l"
      query={query}
      setQuery={setQuery}
      searchLabel={m.editor_search_images()}
      found={found}
      narrow={<Gaps gap={gap} choose={setGap} />}
      above={<UploadDrop uploads={uploads} />}
      side={
        edited ? (
          <ImageDetails key={edited.id} media={edited} change={alter} />
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
      <ImageGrid pictures={found.results} chosen={edited ? [edited.id] : []} pick={pick} />
    </Picker>
  );
}

const gapNames: Record<MediaGap, () => string> = {
  alt: () => m.editor_images_without_alt(),
  translation: () => m.editor_images_without_english(),
  copyright: () => m.editor_images_without_copyright(),
};

/** The filter: all pictures, or only those with missing data. */
function Gaps({ gap, choose }: { gap: MediaGap | ''; choose: (gap: MediaGap | '') => void }) {
  return (
    <select
      className={`${ed.in} ${styles.narrow}`}
      aria-label={m.editor_images_which()}
      value={gap}
      onChange={({ target }) => choose(mediaGaps.find((each) => each === target.value) ?? '')}
    >
      <option value="">{m.editor_images_all()}</option>
      {mediaGaps.map((each) => (
        <option key={each} value={each}>
          {gapNames[each]()}
        </option>
      ))}
    </select>
  );
}

function whatIsMissing(media: Media): string | false {
  return !media.decorative && media.alt.de.trim() === '' && m.editor_alt_missing();
}
