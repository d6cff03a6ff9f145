/** Messages about imported tables and about content that is taken over; part of `messages`. */
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
  take_over_source_format: {
    de: 'Bitte geben Sie die Adresse ohne Pfad an, etwa https://alt.example',
    en: 'Please give the address without a path, such as https://old.example',
  },
  take_over_source_private: {
    de: 'Von {host} darf nichts übernommen werden: Die Adresse liegt nicht im öffentlichen Netz. Erlauben lässt sie sich in der Einstellung TAKE_OVER_HOSTS des Servers',
    en: 'Nothing may be taken from {host}: its address is not on the public network. The setting TAKE_OVER_HOSTS of the server can allow it',
  },
  take_over_source_own: {
    de: 'Das ist die Adresse dieser Website',
    en: 'This is the address of this website',
  },
  take_over_running: {
    de: 'Es läuft schon eine Übernahme',
    en: 'A take-over is already running',
  },
  take_over_no_navigation: {
    de: 'Von dieser Adresse lässt sich nichts übernehmen, denn die Menüs der Website lassen sich nicht lesen: {reason}',
    en: 'Nothing can be taken from this address, because the menus of the website cannot be read: {reason}',
  },
  take_over_away: {
    de: 'Die bisherige Website antwortet nicht mehr; Sie können die Übernahme später fortsetzen. Zuletzt: {reason}',
    en: 'The former website no longer answers; you can continue the take-over later. At last: {reason}',
  },
  take_over_broke: {
    de: 'Die Übernahme ist an einem Fehler gescheitert; Näheres steht im Protokoll des Servers',
    en: 'The take-over ended with an error; details are in the log of the server',
  },
  take_over_status: {
    de: 'Die Website antwortete mit dem Status {status}',
    en: 'The website answered with status {status}',
  },
  take_over_late: { de: 'Keine Antwort in der vorgesehenen Zeit', en: 'No answer in time' },
  take_over_host_silent: {
    de: 'Nicht abgerufen: Mehrere Dateien von dort blieben ohne Antwort',
    en: 'Not requested: several files from there had no answer',
  },
  take_over_unreachable: { de: 'Nicht erreichbar, Fehler {code}', en: 'Not reachable, error {code}' },
  take_over_not_public: {
    de: 'Nicht abgerufen: Die Adresse liegt im internen Netz',
    en: 'Not requested: the address is in a private network',
  },
  take_over_too_long: { de: 'Größer als {max} MB', en: 'Larger than {max} MB' },
  take_over_broken_off: { de: 'Die Antwort brach ab', en: 'The answer broke off' },
  take_over_redirects: { de: 'Zu viele Weiterleitungen', en: 'Too many redirects' },
  take_over_wrong_address: { de: 'Das ist keine Adresse im Netz', en: 'This is not a web address' },
  take_over_file: { de: 'Die Datei {file} fehlt: {reason}', en: 'The file {file} is missing: {reason}' },
  take_over_no_json: { de: 'Die Antwort ist kein JSON', en: 'The answer is not JSON' },
  take_over_no_list: {
    de: 'Die Antwort ist weder ein Eintrag noch eine Liste',
    en: 'The answer is neither an entry nor a list',
  },
  take_over_entries_lost: {
    de: 'Unlesbare Einträge in der Liste: {count}',
    en: 'Entries of the list that cannot be read: {count}',
  },
  take_over_list_short: {
    de: 'Die Liste brach nach {count} Einträgen ab; weitere können fehlen',
    en: 'The list broke off after {count} entries; others may be missing',
  },
  take_over_too_many_pages: {
    de: 'Mehr als {max} Seiten; die übrigen wurden nicht gesucht',
    en: 'More than {max} pages; the others were not looked for',
  },
  take_over_more_findings: {
    de: 'Der Bericht ist voll; weitere Meldungen stehen nicht darin',
    en: 'The report is full; it has no further messages',
  },
  value_no_object: { de: 'Das ist kein Eintrag', en: 'This is no entry' },
  value_no_list: { de: 'Das ist keine Liste', en: 'This is no list' },
  value_no_module: { de: 'Ein Modul „{name}“ gibt es hier nicht', en: 'There is no module “{name}” here' },
  value_unknown: { de: '„{value}“ ist hier nicht bekannt', en: '“{value}” is not known here' },
  value_no_number: { de: 'Das ist keine Zahl', en: 'This is no number' },
  value_no_text: { de: 'Das ist kein Text', en: 'This is no text' },
  value_no_address: {
    de: 'Das ist weder ein Pfad noch eine Webadresse',
    en: 'This is neither a path nor a web address',
  },
  take_over_one_language: {
    de: 'Nicht in beiden Sprachen lesbar; der Eintrag bleibt hier, wie er ist',
    en: 'Not readable in both languages; the entry stays as it is here',
  },
  take_over_no_german: {
    de: 'Auf Deutsch nicht lesbar; der Eintrag wurde nicht übernommen',
    en: 'Not readable in German; the entry was not taken',
  },
  take_over_absent: {
    de: 'Die bisherige Website bietet diese Inhalte nicht an',
    en: 'The former website does not offer this content',
  },
  take_over_kept: {
    de: 'Hier geändert; wurde nicht überschrieben',
    en: 'Changed here; was not overwritten',
  },
  take_over_present: {
    de: 'War hier schon da; nur leere Felder wurden gefüllt',
    en: 'Was here already; only empty fields were filled',
  },
  take_over_deleted: { de: 'Hier gelöscht; wurde nicht wieder angelegt', en: 'Deleted here; was not created again' },
  take_over_gone: {
    de: 'Auf der bisherigen Website nicht mehr da; bleibt hier',
    en: 'No longer on the former website; stays here',
  },
  take_over_not_taken: {
    de: '„{what}“ wurde nicht übernommen',
    en: '“{what}” was not taken',
  },
  take_over_event_missing: {
    de: 'Die Veranstaltung Nr. {id} wurde nicht übernommen',
    en: 'Event no. {id} was not taken',
  },
  take_over_target_deleted: {
    de: '„{what}“ wurde hier gelöscht und fehlt deshalb',
    en: '“{what}” was deleted here and is therefore missing',
  },
  take_over_ambiguous: {
    de: '„{what}“ gibt es hier mehrmals; bitte wählen Sie selbst aus',
    en: 'There is more than one “{what}” here; please choose yourself',
  },
  take_over_link_lost: {
    de: 'Der Link nach {address} führt zu nichts, was übernommen wurde',
    en: 'The link to {address} leads to nothing that was taken',
  },
  take_over_not_published: {
    de: 'Die Inhalte bleiben ein Entwurf: {reason}',
    en: 'The content stays a draft: {reason}',
  },
  take_over_parent_made: {
    de: 'Hier war keine Seite lesbar, aber unter ihr liegen andere; dafür wurde ein Menüeintrag angelegt',
    en: 'No page could be read here, but others lie below it; a menu entry was created for it',
  },
  take_over_content_present: {
    de: 'Hat hier schon Inhalte; sie wurden nicht überschrieben',
    en: 'Has content here already; it was not overwritten',
  },
  take_over_content_left: {
    de: 'Eine Datei fehlt; die Inhalte bleiben hier, wie sie sind',
    en: 'A file is missing; the content stays as it is here',
  },
  take_over_module_incomplete: {
    de: 'Dem Modul „{model}“ fehlt diese Angabe; es wurde ausgelassen',
    en: 'The module “{model}” lacks this value; it was left out',
  },
  take_over_module_misplaced: {
    de: 'Das Modul „{model}“ darf an dieser Stelle nicht stehen; es wurde ausgelassen',
    en: 'The module “{model}” may not stand at this place; it was left out',
  },
} as const;
