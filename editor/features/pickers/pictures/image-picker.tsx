import type { Media } from '#contract/media/media.ts';
import { useEditor, useObservable, useStoredBlock } from '../../../core/editor-context.ts';
import { m } from '#messages/paraglide/messages.js';
import { resolvedPicture } from './picture-of.ts';
import PictureLibrary from './picture-library.tsx';

interface ImagePickerProps {
  id: string;
  field: string;
  /** Pictures to upload. */
  files: readonly File[] | undefined;
}

/** Chooses the picture of a block. */
export default function ImagePicker({ id, field, files }: ImagePickerProps) {
  const { session, view } = useEditor();
  const current = Number(useStoredBlock(id)?.fields[field] ?? 0);
  const dialog = useObservable(view.dialog);
  const take = (media: Media) => {
    // Cancelled while its description was stored.
    if (view.dialog.get() !== dialog) return;
    session.store.addResolved(resolvedPicture(media));
    session.write(id, field, media.id);
    if (!session.store.block(id)) session.alerts.announce(m.editor_say_gone());
    view.closeDialog(dialog);
  };
  return <PictureLibrary chosen={current || null} files={files} take={take} close={() => view.closeDialog()} />;
}
