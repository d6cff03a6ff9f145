import { useEffect, useState } from 'react';
import { mediaApi } from '#contract/api.ts';
import type { Media, MediaChange } from '#contract/media/media.ts';
import type { MediaGap } from '#contract/media/media-api.ts';
import { m } from '#messages/paraglide/messages.js';
import { useEditor } from '../../../core/editor-context.ts';
import { useSearch } from '../use-search.ts';

/** Pictures per request. */
const pageSize = 60;

/** The search, the chosen picture with its edited data, and the function that confirms it. */
export function useLibrary(chosen: number | null, take: (media: Media) => void) {
  const { session } = useEditor();
  const [query, setQuery] = useState('');
  const [gap, setGap] = useState<MediaGap | ''>('');
  const [picked, setPicked] = usePresent(chosen);
  const [change, setChange] = useState<MediaChange>({});
  const [problem, setProblem] = useState<string | null>(null);
  const params = { locale: session.locale };
  const found = useSearch<Media>(
    query,
    ({ signal, ...typed }) => {
      const narrowing = { ...typed, kind: 'image', page_size: pageSize, ...(gap && { missing: gap }) } as const;
      return session.api(mediaApi.list, { params, query: narrowing, signal });
    },
    gap,
  );
  const pick = (entry: Media) => {
    setPicked(entry);
    setChange({});
    setProblem(null);
  };
  const use = async () => {
    if (!picked) return;
    try {
      const changed = Object.keys(change).length > 0;
      take(
        changed ? await session.api(mediaApi.change, { params: { ...params, id: picked.id }, body: change }) : picked,
      );
    } catch (error) {
      setProblem(error instanceof Error ? error.message : m.editor_load_failed());
    }
  };
  return {
    found,
    query,
    setQuery,
    gap,
    setGap,
    edited: picked && { ...picked, ...change },
    pick,
    alter: (more: MediaChange) => setChange((now) => ({ ...now, ...more })),
    use,
    problem,
  };
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
