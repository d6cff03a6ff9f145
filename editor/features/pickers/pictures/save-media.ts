import { mediaApi } from '#contract/api.ts';
import { currentMediaSchema } from '#contract/media/media-api.ts';
import { parseBody } from '#contract/client/read-answer.ts';
import type { Media, MediaChange } from '#contract/media/media.ts';
import { rebaseChange } from '#contract/media/rebase-change.ts';
import { m } from '#messages/paraglide/messages.js';
import { ApiError } from '../../../core/api-client.ts';
import type { EditSession } from '../../../core/session/edit-session.ts';

/** Somebody else has changed the same since the entry was read. Saving again on `current` replaces what they have done. */
export class MediaChanged extends Error {
  readonly current: Media;
  /** What was typed, on `current`. */
  readonly change: MediaChange;
  constructor(current: Media, change: MediaChange) {
    super(m.editor_media_changed({ name: current.file_name }));
    this.current = current;
    this.change = change;
  }
}

/**
 * Saves what was typed for an entry, and returns its new state. Changes that somebody else has made to other texts of the
 * entry stay. Throws `MediaChanged` where both have changed the same.
 */
export async function saveMedia(
  session: Pick<EditSession, 'api' | 'locale'>,
  media: Media,
  change: MediaChange,
): Promise<Media> {
  if (Object.keys(change).length === 0) return media;
  try {
    return await session.api(mediaApi.change, {
      params: { locale: session.locale, id: media.id },
      body: { ...change, version: media.version },
    });
  } catch (error) {
    const current =
      error instanceof ApiError && error.status === 409
        ? parseBody(currentMediaSchema, error.details)?.current
        : undefined;
    if (!current || current.version === media.version) throw error;
    const rebased = rebaseChange(change, media, current);
    if (rebased.collides) throw new MediaChanged(current, rebased.change);
    return saveMedia(session, current, rebased.change);
  }
}
