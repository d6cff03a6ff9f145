import { useEffect, useState } from 'react';
import { mediaApi, targetsApi } from '#contract/api.ts';
import type { Picture } from '#contract/media/media.ts';
import { m } from '#messages/paraglide/messages.js';
import { placeValue } from '#modules/rendering/in-place.tsx';
import { useEditor } from '../../core/editor-context.ts';
import { resolvedPicture } from '../pickers/pictures/picture-of.ts';
import { type ListDraft, type ListOfRecords, useEditedList } from '../record-panel/use-edited-list.ts';
import { useShownPage } from '../record-panel/use-shown-page.ts';
import {
  type Announcement,
  type AnnouncementKind,
  isDue,
  type List,
  onNewer,
  toNews,
  toSlide,
} from './announcement.ts';
import { readAnnouncements, writeAnnouncements } from './save-announcements.ts';

const kept = new Map<string, ListDraft<Announcement>>();

const lists: Record<AnnouncementKind, ListOfRecords<Announcement>> = {
  slides: listOf('slides', () => m.slides_changed()),
  'breaking-news': listOf('breaking-news', () => m.news_changed()),
};

function listOf(kind: AnnouncementKind, label: () => string): ListOfRecords<Announcement> {
  return {
    name: kind,
    kept,
    read: (session) => readAnnouncements(session, kind),
    write: (session, draft, written) => writeAnnouncements(session, kind, { draft, written }),
    withIds: (entry, ids) => ({ ...entry, id: ids.get(entry.id) ?? entry.id }),
    onNewer,
    isChanged: ({ stored, edited }) => JSON.stringify(stored) !== JSON.stringify(edited),
    label,
    notSaved: () => m.announcement_not_saved(),
  };
}

/** The entries being edited, and the function that saves them; the page shows them meanwhile. */
export function useAnnouncements(kind: AnnouncementKind) {
  const showAt = useShownPage();
  const { draft, ...panel } = useEditedList(lists[kind], () => showAt());
  usePreview(kind, draft?.edited ?? null);
  return { list: draft?.edited ?? null, ...panel };
}

/** Shows what visitors would see now, where it stands. */
function usePreview(kind: AnnouncementKind, list: List | null): void {
  const { session } = useEditor();
  const { locale } = session;
  const pictures = usePictures(list);
  useTargets(list);
  useEffect(() => {
    if (!list) return;
    const { links } = session.store.resolved[locale];
    const addressOf = (link: string) => links[link]?.url ?? (/^[a-z]+:\d+$/.test(link) ? '' : link);
    const due = list.filter((entry) => isDue(entry, new Date()));
    const shown = { locale, addressOf, pictures };
    if (kind === 'slides')
      placeValue(
        'slides',
        due.slice(0, 5).map((entry) => toSlide(entry, shown)),
      );
    else placeValue('news', due[0] ? toNews(due[0], shown) : null);
  }, [kind, list, session, locale, pictures]);
  useEffect(() => () => placeValue(kind === 'slides' ? 'slides' : 'news', undefined), [kind]);
}

/** The pictures of the entries, for rendering. */
function usePictures(list: List | null): ReadonlyMap<number, Picture> {
  const { session } = useEditor();
  const [known, setKnown] = useState<ReadonlyMap<number, Picture>>(new Map());
  const { locale } = session;
  const ids = [...new Set(list?.flatMap(({ image_id: id }) => id ?? []))].filter((id) => !known.has(id)).join(',');
  useEffect(() => {
    if (ids === '') return;
    session.api(mediaApi.list, { params: { locale }, query: { ids, page_size: 100 } }).then(
      ({ results }) => {
        const found = results.flatMap((media): [number, Picture][] => {
          const picture = resolvedPicture(media)[locale].pictures?.[String(media.id)];
          return picture ? [[media.id, picture]] : [];
        });
        setKnown((now) => new Map([...now, ...found]));
      },
      // Without them the preview shows no picture.
      () => undefined,
    );
  }, [session, locale, ids]);
  return known;
}

/** Loads the names and addresses of references, which the link inputs and the preview show. */
function useTargets(list: List | null): void {
  const { session } = useEditor();
  const { locale, store } = session;
  const references = [...new Set(list?.map(({ link }) => link))].filter((link) => /^[a-z]+:\d+$/.test(link));
  const targets = references.filter((link) => !store.resolved[locale].links[link]).join(',');
  useEffect(() => {
    if (targets === '') return;
    session.api(targetsApi.states, { params: { locale }, query: { targets } }).then(
      ({ results }) =>
        store.addResolved({
          [locale]: { links: Object.fromEntries(results.map(({ target, url, title }) => [target, { url, title }])) },
        }),
      // The inputs show the reference.
      () => undefined,
    );
  }, [session, locale, store, targets]);
}
