import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { DropOrChoose } from '../../media/drop-or-choose.tsx';
import { MediaDialog } from '../../media/media-dialog.tsx';
import { type DirectoryFile, filesWith } from './files-with.ts';

/** Adds many files to a directory at once: chosen in the library, uploaded there, or dropped here. */
export function AddFiles() {
  const translate = useTranslate();
  const { getValues, setValue } = useFormContext<{ files: DirectoryFile[] }>();
  const [dropped, setDropped] = useState<File[] | null>(null);
  const add = (ids: number[]) => setValue('files', filesWith(getValues('files') ?? [], ids), { shouldDirty: true });
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
