/** Error messages about imported tables; part of `messages`. */
export const importMessages = {
  table_too_large: {
    de: 'Diese Datei ist größer als {max} MB; bitte teilen Sie sie',
    en: 'This file is larger than {max} MB; please split it',
  },
  table_without_rows: {
    de: 'In dieser Datei steht unter der Kopfzeile keine Zeile',
    en: 'This file has no row below its headings',
  },
  table_too_many_columns: {
    de: 'Diese Datei hat mehr als {max} Spalten',
    en: 'This file has more than {max} columns',
  },
  table_no_text: { de: 'Diese Datei ist keine Textdatei, etwa CSV', en: 'This file is not a text file, such as CSV' },
  column_not_chosen: {
    de: 'Keiner Spalte ist {fields} zugeordnet',
    en: 'No column is assigned to {fields}',
  },
  column_chosen_twice: {
    de: 'Zwei Spalten ist dasselbe zugeordnet: {field}',
    en: 'Two columns are assigned to the same field: {field}',
  },
  mapping_other_columns: {
    de: 'Die Zuordnung hat mehr Spalten als die Datei',
    en: 'The mapping has more columns than the file',
  },
  ambiguous_production: {
    de: '„{name}“ gibt es mehrmals; bitte die Spielzeit oder die Kennung (id) angeben',
    en: 'There is more than one “{name}”; please add the season or the id',
  },
  ambiguous_event: {
    de: 'Zu dieser Zeit gibt es mehrere Termine; bitte den Ort oder die Nummer angeben',
    en: 'There are several events at this time; please add the venue or the number',
  },
  ambiguous_reference: {
    de: '„{name}“ gibt es mehrmals; bitte die Kennung (id) angeben',
    en: 'There is more than one “{name}”; please use the id',
  },
  no_entry_with_id: { de: 'Die Kennung {id} gibt es nicht', en: 'There is no id {id}' },
  no_production_called: {
    de: 'Es gibt keine Produktion „{name}“ (in dieser Spielzeit)',
    en: 'There is no production called “{name}” (in this season)',
  },
  no_season_called: { de: 'Es gibt keine Spielzeit „{name}“', en: 'There is no season called “{name}”' },
  season_without_years: {
    de: 'Die Spielzeit „{name}“ lässt sich nicht anlegen: Ihr Name nennt keine Jahre, etwa 2026/27',
    en: 'The season “{name}” cannot be created: its name has no years, such as 2026/27',
  },
  whole_number_expected: { de: '„{text}“ ist keine ganze Zahl', en: '“{text}” is not a whole number' },
  minutes_expected: {
    de: '„{text}“ ist keine Dauer, etwa 150 oder 2:30',
    en: '“{text}” is not a duration, such as 150 or 2:30',
  },
  amount_expected: { de: '„{text}“ ist kein Betrag, etwa 12,50', en: '“{text}” is not an amount, such as 12.50' },
  prices_expected: {
    de: '„{text}“ ist kein Preis, etwa Parkett: 89,00 / 44,50 | Rang: 59,00',
    en: '“{text}” is not a price, such as Stalls: 89.00 / 44.50 | Circle: 59.00',
  },
  language_expected: {
    de: '„{text}“ ist keine Sprache, etwa Italienisch',
    en: '“{text}” is not a language, such as Italian',
  },
  day_expected: { de: '„{text}“ ist kein Tag, etwa 01.12.2026', en: '“{text}” is not a day, such as 2026-12-01' },
  day_ambiguous: {
    de: '„{text}“ kann zweierlei bedeuten; bitte 01.12.2026 oder 2026-12-01 schreiben',
    en: '“{text}” can mean two days; please write 2026-12-01 or 01.12.2026',
  },
  time_expected: { de: '„{text}“ ist keine Uhrzeit, etwa 19:30', en: '“{text}” is not a time, such as 19:30' },
  time_twice: {
    de: 'Diese Uhrzeit gibt es an diesem Tag zweimal, weil die Uhr umgestellt wird; bitte 2:30A für die erste oder 2:30B für die zweite schreiben',
    en: 'This time occurs twice on that day, because the clocks change; please write 2:30A for the first or 2:30B for the second',
  },
  word_unknown: {
    de: '„{text}“ ist hier nicht bekannt; möglich: {words}',
    en: '“{text}” is not known here; possible: {words}',
  },
} as const;
