/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a native list can neither be searched by typing nor hold players */
import { useState } from 'react';
import { mediaApi } from '#contract/api.ts';
import { ownFileEndings, ownFileUse, type OwnFileUse } from '#contract/fields/own-file.ts';
import { isOneOf } from '#contract/base/one-of.ts';
import type { Media } from '#contract/media/media.ts';
import { m } from '#messages/paraglide/messages.js';
import { useEditor } from '../../../core/editor-context.ts';
import ed from '../../../ui/editor.module.css';
import { Icon } from '../../../ui/icon.tsx';
import { Picker } from '../picker.tsx';
import { UploadDrop } from '../pictures/upload-drop.tsx';
import { useUploads } from '../pictures/use-uploads.ts';
import { useSearch } from '../use-search.ts';
import { useTabStop } from '../walk-results.ts';

/** Files per request. */
const pageSize = 40;

interface FilePickerProps {
  /** Block and field that take the file. */
  id: string;
  name: string;
  uses: readonly OwnFileUse[];
  close: () => void;
}

/** Chooses or uploads a film, a recording or captions. */
export default function FilePicker({ id, name, uses, close }: FilePickerProps) {
  const { session } = useEditor();
  const [picked, setPicked] = useState<Media | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const found = useSearch<Media>(({ signal, ...typed }) =>
    session.api(mediaApi.list, {
      params: { locale: session.locale },
      query: { ...typed, use: uses.join(','), page_size: pageSize },
      signal,
    }),
  );
  const uploaded = (media: Media) => {
    const fits = isOneOf(uses, ownFileUse(media.file_name));
    setProblem(fits ? null : m.editor_file_unfit({ name: media.file_name }));
    if (fits) setPicked(media);
    found.again();
  };
  const pick = (media: Media) => {
    setPicked(media);
    setProblem(null);
  };
  const use = () => {
    if (!picked) return;
    const links = { [`media:${picked.id}`]: { url: picked.url, title: picked.file_name } };
    session.store.addResolved({ de: { links }, en: { links } });
    session.write(id, name, `media:${picked.id}`);
    close();
  };
  const uploads = useUploads(session.locale, uploaded);
  const tabStop = useTabStop(
    found.results.map((each) => each.id),
    picked?.id ?? null,
  );
  return (
    <Picker
      title={m.editor_choose_file()}
      icon="file"
      size="w"
      searchLabel={m.editor_search_files()}
      found={found}
      above={
        <UploadDrop
          uploads={uploads}
          accept={uses.flatMap((each) => ownFileEndings[each].map((ending) => `.${ending}`)).join(',')}
          labels={{ drop: m.editor_drop_files_here(), formats: m.editor_upload_files() }}
        />
      }
      side={picked ? <Listen media={picked} /> : <p className={ed.hint}>{m.editor_no_file()}</p>}
      toSide={picked !== null && picked.file_name}
      status={problem ?? m.editor_files_found({ shown: found.results.length, count: found.count })}
      use={{ label: m.editor_use_file(), unable: picked === null && m.editor_no_file(), run: use }}
      close={close}
    >
      {found.results.length > 0 && (
        <div role="listbox" aria-label={m.editor_files()}>
          {found.results.map((media) => (
            <button
              key={media.id}
              type="button"
              role="option"
              aria-selected={media.id === picked?.id}
              className={ed.opt}
              onClick={() => pick(media)}
              {...tabStop(media.id)}
            >
              <Icon name="file" />
              <span className={ed.optMain}>
                {media.file_name}
                <small>{sizeOf(media, session.locale)}</small>
              </span>
            </button>
          ))}
        </div>
      )}
    </Picker>
  );
}

function sizeOf({ size }: Media, locale: string): string {
  return m.editor_file_size({ size: (size / 1_000_000).toLocaleString(locale, { maximumFractionDigits: 2 }) });
}

/** The chosen file, to be looked at or listened to. */
function Listen({ media }: { media: Media }) {
  const use = ownFileUse(media.file_name);
  return (
    <>
      <h3>{media.file_name}</h3>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the captions are a file of their own, chosen elsewhere */}
      {use === 'video' && <video controls preload="metadata" src={media.url} style={{ width: '100%' }} />}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- see above */}
      {use === 'audio' && <audio controls preload="metadata" src={media.url} style={{ width: '100%' }} />}
    </>
  );
}
