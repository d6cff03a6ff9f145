import { useState } from 'react';
import { mediaApi } from '#contract/api.ts';
import type { Media, MediaChange } from '#contract/media/media.ts';
import { m } from '#messages/paraglide/messages.js';
import { useEditor } from '../../../core/editor-context.ts';
import { resolvedPicture } from '../pictures/picture-of.ts';
import { MediaChanged, saveMedia } from '../pictures/save-media.ts';
import { useSearch } from '../use-search.ts';
import { stepsToImages } from './image-list.ts';
import type { ItemList } from '../item-list.ts';

/** Pictures per request. */
const pageSize = 60;

/** A chosen picture and what was typed for it. */
export interface Choice {
  media: Media;
  change: MediaChange;
}

/** Search, uploads and choice of several pictures, until they are in the list. */
export function useImageChoice(list: ItemList) {
  const { session } = useEditor();
  const params = { locale: session.locale };
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState<Choice[]>([]);
  const found = useSearch<Media>(query, ({ signal, ...typed }) =>
    session.api(mediaApi.list, { params, query: { ...typed, kind: 'image', page_size: pageSize }, signal }),
  );
  const add = (media: Media) =>
    setChosen((now) => (now.some((one) => one.media.id === media.id) ? now : [...now, { media, change: {} }]));
  const drop = (id: number) => setChosen((now) => now.filter(({ media }) => media.id !== id));

  const set = (media: Media, change: MediaChange) =>
    setChosen((now) => now.map((one) => (one.media.id === media.id ? { media, change } : one)));
  const uploaded = (media: Media) => {
    add(media);
    found.again();
  };
  return {
    ...useInsertion(list, chosen, set),
    found,
    query,
    setQuery,
    chosen,
    uploaded,
    drop,
    toggle: (media: Media) => (chosen.some((one) => one.media.id === media.id) ? drop(media.id) : add(media)),
    alter: (id: number, change: MediaChange) =>
      setChosen((now) =>
        now.map((one) => (one.media.id === id ? { media: one.media, change: { ...one.change, ...change } } : one)),
      ),
  };
}

/** Puts the chosen pictures into the list. */
function useInsertion(list: ItemList, chosen: readonly Choice[], set: (media: Media, change: MediaChange) => void) {
  const { session, view } = useEditor();
  const [problem, setProblem] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  /** Stores the texts first: a failure then leaves the dialog as it is. */
  const use = async () => {
    if (isSaving) return;
    setSaving(true);
    setProblem(null);
    try {
      const pictures: Media[] = [];
      for (const { media, change } of chosen) {
        const saved = await saveMedia(session, media, change);
        // After a failure of a later one it is not saved again.
        if (saved !== media) set(saved, {});
        pictures.push(saved);
      }
      for (const media of pictures) session.store.addResolved(resolvedPicture(media));
      const operations = stepsToImages(
        list,
        pictures.map(({ id }) => id),
      );
      const label = m.editor_step_images();
      session.perform({ label, operations, after: { id: list.block.id, field: null } });
      session.alerts.announce(m.editor_say_images({ count: pictures.length }));
      view.closeDialog();
      session.fields.focus({ id: list.block.id, field: null });
    } catch (error) {
      setProblem(error instanceof Error ? error.message : m.editor_load_failed());
      if (error instanceof MediaChanged) set(error.current, error.change);
    }
    setSaving(false);
  };
  return { problem, use, isSaving };
}
