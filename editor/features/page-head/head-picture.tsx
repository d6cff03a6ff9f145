import { Suspense, useState } from 'react';
import { m } from '#messages/paraglide/messages.js';
import { useEditor } from '../../core/editor-context.ts';
import { lazyWithRetry } from '../../core/lazy-with-retry.ts';
import ed from '../../ui/editor.module.css';
import { PictureChoice } from '../page-settings/shared-image.tsx';
import { UploadDrop } from '../pickers/pictures/upload-drop.tsx';
import { useUploads } from '../pickers/pictures/use-uploads.ts';

const PictureLibrary = lazyWithRetry(() => import('../pickers/pictures/picture-library.tsx'));

interface HeadPictureProps {
  id: number | null;
  write: (id: number | null) => void;
  problem: string | null;
  /** True while the focal point can be moved on the head. */
  hasFocal: boolean;
}

/** The picture of the head: chosen, uploaded or removed. */
export function HeadPicture({ id, write, problem, hasFocal }: HeadPictureProps) {
  const { session } = useEditor();
  // A new file is described in the library before it is used.
  const [uploaded, setUploaded] = useState<number | null>(null);
  const uploads = useUploads(session.locale, (media) => setUploaded(media.id));
  return (
    <div data-part="picture">
      <PictureChoice label={m.editor_page_hero()} none={m.editor_page_no_hero()} {...{ id, write, problem }} />
      {hasFocal && <p className={ed.hint}>{m.head_focal_about()}</p>}
      <UploadDrop uploads={uploads} />
      {uploaded !== null && (
        <Suspense>
          <PictureLibrary
            chosen={uploaded}
            take={(picked) => {
              write(picked.id);
              setUploaded(null);
            }}
            close={() => setUploaded(null)}
          />
        </Suspense>
      )}
    </div>
  );
}
