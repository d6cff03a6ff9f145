import type { LocalizedText } from '#contract/base/localized.ts';

/** A file of a directory as the form has it. */
export interface DirectoryFile {
  /** Null: no file was chosen yet. */
  media_id: number | null;
  title: LocalizedText;
}

/**
 * The files with chosen ones added. Entries that have no file yet get them first and keep their titles; those that are there
 * are not added a second time.
 */
export function filesWith(files: readonly DirectoryFile[], chosen: readonly number[]): DirectoryFile[] {
  const fresh = chosen.filter((id) => !files.some((file) => file.media_id === id));
  const filled = files.map((file) => (file.media_id === null ? { ...file, media_id: fresh.shift() ?? null } : file));
  return [...filled, ...fresh.map((id) => ({ media_id: id, title: { de: '', en: '' } }))];
}
