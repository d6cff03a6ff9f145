/** Error messages about notes in the page editor; part of `messages`. */
export const noteMessages = {
  note_module_gone: {
    de: 'Diesen Baustein gibt es auf der Seite nicht mehr',
    en: 'This module is no longer on the page',
  },
  note_field_unknown: { de: 'Dieses Feld hat der Baustein nicht', en: 'The module has no such field' },
  note_language_wrong: { de: 'Die Sprache passt nicht zum Feld', en: 'The language does not fit the field' },
  note_needs_text_field: {
    de: 'Wörter und Vorschläge gehören zu einem Textfeld',
    en: 'Words and suggestions belong to a text field',
  },
  note_too_many: {
    de: 'Auf einer Seite stehen höchstens {max} Notizen; bitte löschen Sie erledigte',
    en: 'A page has at most {max} notes; please delete some that are done',
  },
  note_too_many_answers: {
    de: 'Eine Notiz hat höchstens {max} Antworten; bitte schreiben Sie eine neue Notiz',
    en: 'A note has at most {max} answers; please write a new note',
  },
  note_person_unknown: {
    de: 'Jemand, den Sie nennen, kann diese Seite nicht bearbeiten',
    en: 'Somebody whom you name cannot edit this page',
  },
  note_of_somebody_else: {
    de: 'Den Text einer Notiz ändert und löscht nur, wer sie geschrieben hat',
    en: 'Only its author changes or deletes the text of a note',
  },
} as const;
