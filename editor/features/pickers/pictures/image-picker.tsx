import type { Media } from '#contract/media/media.ts';
import { useEditor, useStoredBlock } from '../../../core/editor-context.ts';
import { resolvedPicture } from './picture-of.ts';
import PictureLibrary from './picture-library.tsx';

/** Chooses the picture of a block. */
export default function ImagePicker({ id, field }: { id: string; field: string }) {
  const { session, view } = useEditor();
  const current = Number(useStoredBlock(id)?.fields[field] ?? 0);
  const take = (media: Media) => {
    session.store.addResolved(resolvedPicture(media));
    session.write(id, field, media.id);
    view.closeDialog();
  };
  return <PictureLibrary chosen={current || null} take={take} close={() => view.closeDialog()} />;
}
