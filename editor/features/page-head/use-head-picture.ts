import { useEffect, useState } from 'react';
import { mediaApi } from '#contract/api.ts';
import type { Media, Picture } from '#contract/media/media.ts';
import { m } from '#messages/paraglide/messages.js';
import { ApiError } from '../../core/api-client.ts';
import { useEditor } from '../../core/editor-context.ts';
import { markUnsaved } from '../../core/saving/unsaved-records.ts';
import type { RecordChange } from '../../core/saving/record-change.ts';
import { resolvedPicture } from '../pickers/pictures/picture-of.ts';
import { MediaChanged, saveMedia } from '../pickers/pictures/save-media.ts';

/** Unsaved focal points by picture; kept when the panel is closed. */
const focalDrafts = new Map<number, Media['focal']>();

/** The picture of the head with its unsaved focal point, which belongs to the picture wherever it is shown. */
export function useHeadPicture(id: number | null | undefined) {
  const { session } = useEditor();
  const [media, setMedia] = useState<Media | null>(null);
  const [, setCount] = useState(0);
  const { locale } = session;
  useEffect(() => {
    if (!id) return undefined;
    const read = () => session.api(mediaApi.show, { params: { locale, id } }).then(setMedia, () => setMedia(null));
    void read();
    // Undo and redo write the focal point.
    return session.records.written.subscribe(() => void read());
  }, [session, locale, id]);
  const shown = media?.id === id ? media : null;
  const focal = shown && (focalDrafts.get(shown.id) ?? shown.focal);
  const setFocal = (point: Media['focal']) => {
    if (!shown) return;
    focalDrafts.set(shown.id, point);
    markUnsaved(`focal-${shown.id}`, !isSamePoint(point, shown.focal));
    setCount((count) => count + 1);
  };
  const revertFocal = () => shown && setFocal(shown.focal);
  const isChanged = shown !== null && !isSamePoint(focal, shown.focal);
  /** Saves the focal point; returns the change for the undo log. Throws with a message. */
  const saveFocal = async (): Promise<RecordChange[]> => {
    if (!shown || !focal || !isChanged) return [];
    const { id: pictureId, focal: before } = shown;
    try {
      const after = await saveMedia(session, shown, { focal });
      focalDrafts.delete(pictureId);
      markUnsaved(`focal-${pictureId}`, false);
      setMedia(after);
      session.store.addResolved(resolvedPicture(after));
      return [{ kind: 'media', id: pictureId, before: { focal: before }, after: { focal } }];
    } catch (error) {
      if (error instanceof MediaChanged) setMedia(error.current);
      const isKnown = error instanceof MediaChanged || error instanceof ApiError;
      throw isKnown ? error : new Error(m.editor_page_not_saved(), { cause: error });
    }
  };
  const picture = pictureOf(shown && focal ? { ...shown, focal } : null, id, locale);
  return { media: shown, picture, focal, setFocal, revertFocal, isChanged, saveFocal };
}

/** For rendering: null without a picture, undefined until it is known. */
function pictureOf(
  media: Media | null,
  id: number | null | undefined,
  locale: 'de' | 'en',
): Picture | null | undefined {
  if (id === null) return null;
  return media ? resolvedPicture(media)[locale].pictures?.[String(media.id)] : undefined;
}

function isSamePoint(one: Media['focal'] | null, other: Media['focal'] | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
