import type { Media, MediaChange } from '#contract/media/media.ts';
import { m } from '#messages/paraglide/messages.js';
import { ApiError } from '../../core/api-client.ts';
import { useEditor, useAction } from '../../core/editor-context.ts';
import { MediaChanged, saveMedia } from '../pickers/pictures/save-media.ts';
import { resolvedPicture } from '../pickers/pictures/picture-of.ts';
import { checksOf } from './page-checks.ts';

interface Handlers {
  /** Called with the stored entry, before the checks run again. */
  saved: (media: Media) => void;
  /** Called when somebody else has changed the same; saving again replaces that. */
  collided: (collision: MediaChanged) => void;
}

/** Saves the description of a picture, shows it on the page and runs the checks. `problem` says why it failed. */
export function useSavePicture({ saved, collided }: Handlers) {
  const { session } = useEditor();
  const { busy, problem, run } = useAction();
  const save = (media: Media, change: MediaChange) =>
    run(
      async () => {
        const entry = await saveMedia(session, media, change);
        session.store.addResolved(resolvedPicture(entry));
        session.alerts.announce(m.check_described());
        saved(entry);
        checksOf(session).again();
      },
      (error) => {
        if (error instanceof MediaChanged) collided(error);
        return error instanceof MediaChanged || error instanceof ApiError ? error.message : m.check_not_described();
      },
    );
  return { save, isSaving: busy, problem };
}
