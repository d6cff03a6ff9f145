import { useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import type { Media } from '#contract/media/media.ts';
import { errorMessage } from '../api/request.ts';

/** Pictures uploaded while a dialog is open, with their texts. */
export function useUploadedPictures() {
  const provider = useDataProvider();
  const notify = useNotify();
  const [stored, setStored] = useState<Media[]>([]);
  const [pictures, setPictures] = useState<Media[]>([]);

  /** Saves the texts. The pictures are uploaded already; a failure is shown as a notification. */
  async function save(): Promise<void> {
    for (const media of pictures) {
      const before = stored.find(({ id }) => id === media.id);
      if (!before || JSON.stringify(before) === JSON.stringify(media)) continue;
      try {
        await provider.update('media', { id: media.id, data: media, previousData: before });
      } catch (error) {
        notify(errorMessage(error), { type: 'error' });
      }
    }
  }

  return {
    pictures,
    save,
    /** Several may arrive at once; files other than pictures have no alternative text. */
    add(media: Media) {
      if (media.kind !== 'image') return;
      const withIt = (list: Media[]) => (list.some(({ id }) => id === media.id) ? list : [...list, media]);
      setStored(withIt);
      setPictures(withIt);
    },
    change(changed: Media) {
      setPictures(pictures.map((media) => (media.id === changed.id ? changed : media)));
    },
  };
}
