import { useEffect, useState } from 'react';
import { mediaApi, pageSettingsApi } from '#contract/api.ts';
import type { Media } from '#contract/media/media.ts';
import { useHead } from '../page-head/use-head.ts';
import { useEditor } from '../../core/editor-context.ts';
import { useFromTree } from '../../core/use-from-tree.ts';
import type { EditedPage } from '../../core/session/edited-page.ts';
import { type PictureOnPage, picturesOnPage } from './pictures-on-page.ts';

/** Maximum number of pictures per request. */
const batch = 100;

export interface ShownPicture {
  media: Media;
  places: PictureOnPage['places'];
}

/** The pictures of the page with their library entries, that of the head first; follows changes of the page. */
export function usePagePictures(page: EditedPage) {
  const { session } = useEditor();
  const [failed, setFailed] = useState(false);
  const [known, setKnown] = useState<ReadonlyMap<number, Media | null>>(new Map());
  const head = useHeadPicture(page, failed, setFailed);
  const shown = useFromTree(picturesOnPage);
  const ids = [...new Set([...(head ? [head] : []), ...shown.map(({ id }) => id)])];
  const wanted = ids
    .filter((id) => !known.has(id))
    .slice(0, batch)
    .join(',');
  const { locale } = session;
  useEffect(() => {
    if (wanted === '' || failed) return undefined;
    const stop = new AbortController();
    const query = { ids: wanted, page_size: batch };
    session.api(mediaApi.list, { params: { locale }, query, signal: stop.signal }).then(
      ({ results }) => {
        const found = new Map(results.map((media) => [media.id, media]));
        const part = wanted.split(',').map((id) => [Number(id), found.get(Number(id)) ?? null] as const);
        setKnown((now) => new Map([...now, ...part]));
      },
      () => stop.signal.aborted || setFailed(true),
    );
    return () => stop.abort();
  }, [session, locale, wanted, failed]);
  const placesOf = new Map(shown.map(({ id, places }) => [id, places]));
  const pictures = ids.flatMap((id): ShownPicture[] => {
    const media = known.get(id);
    return media ? [{ media, places: placesOf.get(id) ?? [] }] : [];
  });
  return {
    pictures,
    head,
    isLoading: head === undefined || wanted !== '',
    failed,
    again: () => setFailed(false),
    /** Takes over what was saved. */
    update: (media: Media) => setKnown((now) => new Map(now).set(media.id, media)),
  };
}

/** Id of the picture behind the page's head; null: there is none; undefined until it is known. */
function useHeadPicture(
  { id }: EditedPage,
  failed: boolean,
  setFailed: (failed: boolean) => void,
): number | null | undefined {
  const { session } = useEditor();
  const [head, setHead] = useState<number | null | undefined>(id === null ? null : undefined);
  const { locale } = session;
  const drafted = useHead()?.fields.hero_image;
  useEffect(() => {
    if (id === null || failed) return;
    session.api(pageSettingsApi.show, { params: { locale, id }, query: {} }).then(
      (settings) => setHead(settings.hero_image),
      () => setFailed(true),
    );
  }, [session, locale, id, failed, setFailed]);
  return typeof drafted === 'number' || drafted === null ? drafted : head;
}
