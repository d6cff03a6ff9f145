import { useState } from 'react';
import type { Media, MediaChange } from '#contract/media/media.ts';
import { m } from '#messages/paraglide/messages.js';
import { ApiError } from '../../core/api-client.ts';
import { useEditor } from '../../core/editor-context.ts';
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
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState('');
  const save = async (media: Media, change: MediaChange) => {
    if (isSaving) return;
    setSaving(true);
    setProblem('');
    try {
      const entry = await saveMedia(session, media, change);
      session.store.addResolved(resolvedPicture(entry));
      session.alerts.announce(m.check_described());
      saved(entry);
      checksOf(session).again();
    } catch (error) {
      if (error instanceof MediaChanged) collided(error);
      setProblem(error instanceof MediaChanged || error instanceof ApiError ? error.message : m.check_not_described());
    }
    setSaving(false);
  };
  return { save, isSaving, problem };
}
