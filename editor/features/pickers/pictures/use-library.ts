import { useEffect, useState } from 'react';
import { mediaApi } from '#contract/api.ts';
import type { Media, MediaChange } from '#contract/media/media.ts';
import type { MediaGap } from '#contract/media/media-api.ts';
import { m } from '#messages/paraglide/messages.js';
import { useEditor } from '../../../core/editor-context.ts';
import { useSearch } from '../use-search.ts';
import { MediaChanged, saveMedia } from './save-media.ts';

/** Pictures per request. */
const pageSize = 60;

/** The search, the chosen picture with its edited data, and the function that confirms it. */
export function useLibrary(chosen: number | null, take: (media: Media) => void) {
  const { session } = useEditor();
  const [query, setQuery] = useState('');
  const [gap, setGap] = useState<MediaGap | ''>('');
  const [picked, setPicked] = usePresent(chosen);
  const params = { locale: session.locale };
  const found = useSearch<Media>(
    query,
    ({ signal, ...typed }) => {
      const narrowing = { ...typed, kind: 'image', page_size: pageSize, ...(gap && { missing: gap }) } as const;
      return session.api(mediaApi.list, { params, query: narrowing, signal });
    },
    gap,
  );
  const { change, write, ...saving } = useTyped(picked, setPicked, take);
  const uploaded = (media: Media) => {
    // What is being typed for another picture goes on.
    if (Object.keys(change).length === 0) setPicked(media);
    found.again();
  };
  return {
    ...saving,
    found,
    query,
    setQuery,
    gap,
    setGap,
    edited: picked && { ...picked, ...change },
    pick: setPicked,
    uploaded,
    alter: write,
  };
}

/** What was typed for each picture while the dialog is open, and the function that saves it and takes the picture. */
function useTyped(picked: Media | null, setPicked: (media: Media) => void, take: (media: Media) => void) {
  const { session } = useEditor();
  const [typed, setTyped] = useState<Readonly<Record<number, MediaChange>>>({});
  const [problem, setProblem] = useState<{ id: number; text: string } | null>(null);
  const [isSaving, setSaving] = useState(false);
  const change = (picked && typed[picked.id]) ?? {};
  const use = async () => {
    if (!picked || isSaving) return;
    const { id } = picked;
    setSaving(true);
    setProblem(null);
    try {
      take(await saveMedia(session, picked, change));
    } catch (error) {
      setProblem({ id, text: error instanceof Error ? error.message : m.editor_load_failed() });
      if (error instanceof MediaChanged) {
        setPicked(error.current);
        setTyped((now) => ({ ...now, [id]: error.change }));
      }
    }
    setSaving(false);
  };
  const write = (more: MediaChange) => {
    if (picked) setTyped((now) => ({ ...now, [picked.id]: { ...now[picked.id], ...more } }));
  };
  return { change, write, use, isSaving, problem: problem && problem.id === picked?.id ? problem.text : null };
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
