import { useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import type { Media } from '../../contract/media.ts';

/** Pictures that have come while a dialog is open, with what is written about them. */
export function useNewPictures() {
  const provider = useDataProvider();
  const notify = useNotify();
  const [stored, setStored] = useState<Media[]>([]);
  const [pictures, setPictures] = useState<Media[]>([]);

  /** Keeps what was written; where that fails the pictures are there all the same, and it says so. */
  async function keep(): Promise<void> {
    for (const media of pictures) {
      const before = stored.find(({ id }) => id === media.id);
      if (!before || JSON.stringify(before) === JSON.stringify(media)) continue;
      try {
        await provider.update('media', { id: media.id, data: media, previousData: before });
      } catch (error) {
        notify((error as Error).message, { type: 'error' });
      }
    }
  }

  return {
    pictures,
    keep,
    add(media: Media[]) {
      setStored([...stored, ...media]);
      setPictures([...pictures, ...media]);
    },
    change(changed: Media) {
      setPictures(pictures.map((media) => (media.id === changed.id ? changed : media)));
    },
  };
}
