import { useState } from 'react';
import { mediaApi } from '#contract/api.ts';
import type { Media, MediaChange } from '#contract/media.ts';
import { m } from '#site/paraglide/messages.js';
import { Button } from '../chrome/button.tsx';
import ed from '../chrome/chrome.module.css';
import { Icon } from '../chrome/icon.tsx';
import { Dialog } from '../dialogs/dialog.tsx';
import { useEditor, useStoredBlock } from '../editor-context.ts';
import { ImageDetails } from './image-details.tsx';
import { ImageGrid } from './image-grid.tsx';
import { resolvedPicture } from './picture-of.ts';
import { UploadDrop } from './upload-drop.tsx';
import { useSearch } from './use-search.ts';

/** Chooses a picture of the library, or brings a new one, and sees to it that it is described. */
export function ImagePicker({ id, field }: { id: string; field: string }) {
  const { session, view } = useEditor();
  const { search, words, setWords, edited, pick, alter, use, problem } = useLibrary(id, field);
  const close = () => view.closeDialog();
  const missing = edited ? whatIsMissing(edited) : m.editor_no_image();
  const foot = (
    <>
      <output className={`${ed.small} ${ed.soft}`}>
        {problem ?? m.editor_images_found({ shown: search.results.length, count: search.count })}
      </output>
      <span className={ed.barSpace} />
      <Button look="line" label={m.editor_cancel()} onClick={close} />
      <Button look="main" label={m.editor_use_image()} unable={missing} onClick={() => void use()} />
    </>
  );
  const uploaded = (media: Media) => {
    pick(media);
    search.again();
  };
  return (
    <Dialog title={m.editor_choose_image()} icon="image" size="l" close={close} foot={foot}>
      <div className={ed.lib}>
        <div className={ed.libMain}>
          <div className={ed.search} style={{ marginBottom: 12 }}>
            <Icon name="search" />
            <input
              className={ed.in}
              type="search"
              data-autofocus
              aria-label={m.editor_search_images()}
              placeholder={m.editor_search_images()}
              value={words}
              onChange={(event) => setWords(event.target.value)}
            />
          </div>
          <UploadDrop locale={session.locale} done={uploaded} />
          <ImageGrid search={search} chosen={edited?.id ?? null} pick={pick} />
        </div>
        <div className={ed.libSide}>{edited && <ImageDetails key={edited.id} media={edited} change={alter} />}</div>
      </div>
    </Dialog>
  );
}

/** The search, the picture chosen with what was changed about it, and the way to put it on the page. */
function useLibrary(id: string, field: string) {
  const { session, view } = useEditor();
  const [words, setWords] = useState('');
  const [picked, setPicked] = useState<Media | null>(null);
  const [change, setChange] = useState<MediaChange>({});
  const [problem, setProblem] = useState<string | null>(null);
  const current = Number(useStoredBlock(id)?.fields[field] ?? 0);
  const params = { locale: session.locale };
  const search = useSearch<Media>(words, (query, signal) =>
    session.api(mediaApi.list, { params, query: { query, kind: 'image', page_size: 60 }, signal }),
  );
  const media = picked ?? search.results.find((entry) => entry.id === current) ?? null;
  const pick = (entry: Media) => {
    setPicked(entry);
    setChange({});
    setProblem(null);
  };
  const alter = (more: MediaChange) => {
    if (media) setPicked(media);
    setChange((now) => ({ ...now, ...more }));
  };
  const use = async () => {
    if (!media) return;
    try {
      const saved =
        Object.keys(change).length > 0
          ? await session.api(mediaApi.change, { params: { ...params, id: media.id }, body: change })
          : media;
      session.store.addResolved(resolvedPicture(saved));
      session.write(id, field, saved.id);
      view.closeDialog();
    } catch (error) {
      setProblem(error instanceof Error ? error.message : m.editor_load_failed());
    }
  };
  return { search, words, setWords, edited: media && { ...media, ...change }, pick, alter, use, problem };
}

function whatIsMissing(media: Media): string | false {
  return !media.decorative && media.alt.de.trim() === '' && m.editor_alt_missing();
}
