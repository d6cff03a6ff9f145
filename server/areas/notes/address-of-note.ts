import type { Locale } from '#contract/base/locale.ts';
import type { SectionOwner } from '../sections/section-owners.ts';
import type { NoteRow } from './read-notes.ts';

/** Where a note is opened in the editor: in the language of its text, or in the given one. */
export function addressOfNote(
  owner: SectionOwner | undefined,
  { id, locale }: Pick<NoteRow, 'id' | 'locale'>,
  preferred: Locale,
): string {
  const language = locale ?? preferred;
  return `${owner?.urls?.[language] ?? `/${language}`}?edit#note-${id}`;
}
