import { useState } from 'react';
import { mediaApi } from '#contract/api.ts';
import type { Media, MediaChange } from '#contract/media/media.ts';
import { m } from '#messages/paraglide/messages.js';
import { useEditor } from '../../../core/editor-context.ts';
import { resolvedPicture } from '../pictures/picture-of.ts';
import { useSearch } from '../use-search.ts';
import { type ImageList, stepsToImages } from './image-list.ts';

/** Pictures per request. */
const pageSize = 60;

/** A chosen picture and what was typed for it. */
export interface Choice {
  media: Media;
  change: MediaChange;
}

/** Search, uploads and choice of several pictures, until they are in the list. */
export function useImageChoice(list: ImageList) {
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

  const uploaded = (media: Media) => {
    add(media);
    found.again();
  };
  return {
    ...useInsertion(list, chosen),
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
function useInsertion(list: ImageList, chosen: readonly Choice[]) {
  const { session, view } = useEditor();
  const [problem, setProblem] = useState<string | null>(null);
  /** Stores the texts first: a failure then leaves the dialog as it is. */
  const use = async () => {
    try {
      const pictures: Media[] = [];
      for (const { media, change } of chosen) {
        const isTyped = Object.keys(change).length > 0;
        const call = { params: { locale: session.locale, id: media.id }, body: change };
        pictures.push(isTyped ? await session.api(mediaApi.change, call) : media);
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
    }
  };
  return { problem, use };
}
