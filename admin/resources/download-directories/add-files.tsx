import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { DropOrChoose } from '../../media/drop-or-choose.tsx';
import { MediaDialog } from '../../media/media-dialog.tsx';

interface DirectoryFile {
  media_id: number | null;
  title: { de: string; en: string };
}

/** Adds many files to a directory at once: chosen in the library, uploaded there, or dropped here. */
export function AddFiles() {
  const translate = useTranslate();
  const { getValues, setValue } = useFormContext<{ files: DirectoryFile[] }>();
  const [dropped, setDropped] = useState<File[] | null>(null);
  const add = (ids: number[]) => {
    // An entry for which no file was chosen yet is filled first.
    const present = (getValues('files') ?? []).filter((file) => file.media_id !== null);
    const fresh = ids.filter((id) => !present.some((file) => file.media_id === id));
    const added = fresh.map((media_id) => ({ media_id, title: { de: '', en: '' } }));
    setValue('files', [...present, ...added], { shouldDirty: true });
  };
  return (
    <div style={{ gridColumn: '1 / -1' }}>
      <DropOrChoose label={translate('press.add_files')} choose={setDropped} />
      {dropped && (
        <MediaDialog
          multiple
          includeFiles
          dropped={dropped}
          onChoose={(chosen) => add(chosen.map(({ id }) => id))}
          onClose={() => setDropped(null)}
        />
      )}
    </div>
  );
}
