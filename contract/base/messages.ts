import type { LocalizedText } from './localized.ts';
import { houseMessages } from './message-parts/house-messages.ts';
import { importMessages } from './message-parts/import-messages.ts';
import { noteMessages } from './message-parts/note-messages.ts';
import { pageMessages } from './message-parts/page-messages.ts';
import { translationMessages } from './message-parts/translation-messages.ts';
import { wordpressMessages } from './message-parts/wordpress-messages.ts';

/**
 * Error messages in both languages. An error holds the message key and the values for the `{…}` placeholders; the server
 * renders the message in the language of the request.
 */
export const messages = {
  ...houseMessages,
  one_line_only: { de: 'Bitte in einer Zeile schreiben', en: 'Please write this in one line' },
  plain_text_only: {
    de: 'Bitte nur Text ohne Steuerzeichen schreiben',
    en: 'Please write text without control characters',
  },
  order_changed: {
    de: 'Jemand hat diese Liste inzwischen geändert; bitte schließen Sie das Fenster und ordnen Sie die neue Liste',
    en: 'Somebody has changed this list in the meantime; please close the window and put the new list in order',
  },
  ...pageMessages,
  ...noteMessages,
  ...importMessages,
  ...wordpressMessages,
  ...translationMessages,
  idempotency_key_format: {
    de: 'Idempotency-Key: 1 bis 255 Zeichen ohne Leerzeichen und Umlaute',
    en: 'Idempotency-Key: 1 to 255 visible ASCII characters',
  },
  idempotency_key_used: {
    de: 'Dieser Idempotency-Key gehört zu einer anderen Anfrage',
    en: 'This Idempotency-Key belongs to another request',
  },
  still_running: {
    de: 'Das wird gerade noch gespeichert; bitte warten Sie einen Moment',
    en: 'This is still being saved; please wait a moment',
  },
  translations_needed: {
    de: 'Diese Adresse wird nur mit ?translations=all gelesen',
    en: 'This address is read with ?translations=all only',
  },
  publishing_not_permitted: {
    de: 'Ihre Rolle veröffentlicht nicht; bitten Sie um Freigabe',
    en: 'Your role does not publish; ask for publication',
  },
  cannot_block_oneself: { de: 'Sich selbst kann niemand sperren', en: 'Nobody can block themselves' },
  account_blocked: { de: 'Dieser Zugang ist gesperrt', en: 'This account is blocked' },
  address_taken: { de: 'Unter {address} gibt es schon eine Seite', en: 'There is already a page at {address}' },
  admin_needed: { de: 'Mindestens eine Person muss die Verwaltung behalten', en: 'Somebody has to be an admin' },
  work_id_format: { de: 'Höchstens 16 kleine Buchstaben und Ziffern', en: 'At most 16 small letters and digits' },
  already_public: { de: 'Das ist schon öffentlich', en: 'This is public already' },
  already_taken: { de: 'Das ist schon vergeben', en: 'This is taken already' },
  ambiguous_name: {
    de: 'Diesen Namen gibt es mehrmals; bitte die Kennung (id) angeben',
    en: 'There is more than one person with this name; please add the id',
  },
  batch_id_taken: { de: 'Diese Kennung hat schon ein anderes Paket von Schritten', en: 'Another batch has this id' },
  body_too_deep: { de: 'Der Inhalt der Anfrage ist zu tief verschachtelt', en: 'The body is nested too deep' },
  body_too_many: { de: 'Der Inhalt der Anfrage hat zu viele Werte', en: 'The body has too many values' },
  body_not_json: { de: 'Der Inhalt der Anfrage ist kein JSON', en: 'The body is not JSON' },
  calendar_range: { de: 'Der Kalender zeigt höchstens 45 Tage', en: 'The calendar shows at most 45 days' },
  cannot_remove_oneself: { de: 'Sich selbst kann niemand löschen', en: 'Nobody can take themselves away' },
  changed_since: {
    de: 'Seitdem geändert; bitte die Vorschau erneuern',
    en: 'Changed since; please make the preview again',
  },
  changed_since_act: { de: 'Seitdem geändert', en: 'Changed since' },
  clock_format: { de: 'Eine Uhrzeit ist vierstellig, etwa 19:30', en: 'A time of day has four digits, such as 19:30' },
  colour_format: {
    de: 'Ein Farbcode besteht aus # und sechs Zeichen von 0 bis 9 und a bis f, etwa #a8102b',
    en: 'The code of a colour is # and six characters from 0 to 9 and a to f, such as #a8102b',
  },
  code_format: { de: 'Der Code hat sechs Ziffern', en: 'The code has six digits' },
  columns_do_not_fit_layout: {
    de: 'Die Zahl der Spalten passt nicht zum Layout',
    en: 'The number of columns does not fit the layout',
  },
  csv_line_unreadable: { de: 'Zeile {line} lässt sich nicht als CSV lesen', en: 'Line {line} cannot be read as CSV' },
  day_missing: { de: 'Es fehlt ein Tag', en: 'A day is missing' },
  day_missing_or_wrong: {
    de: 'Der Tag fehlt oder ist keiner, etwa 01.12.2026',
    en: 'There is no day, such as 01.12.2026',
  },
  does_not_exist: { de: 'Das gibt es nicht (mehr)', en: 'This does not exist any more' },
  duplicate_entry: { de: 'Nichts darf doppelt vorkommen', en: 'Nothing may come twice' },
  email_address_taken: { de: 'Diese E-Mail-Adresse ist schon vergeben', en: 'This e-mail address is already in use' },
  end_before_start: { de: 'Das Ende muss nach dem Beginn liegen', en: 'The end has to come after the start' },
  field_empty: { de: 'Bitte füllen Sie dieses Feld aus', en: 'This field must not be empty' },
  field_not_translated: { de: 'Bei {field} ist die Sprache falsch angegeben', en: '{field} is not translated' },
  field_translated: { de: 'Bei {field} ist die Sprache falsch angegeben', en: '{field} is translated' },
  entry_changed_since: { de: '„{entry}“ hat sich seitdem geändert', en: '“{entry}” has changed since' },
  entry_is_gone: { de: '„{entry}“ gibt es nicht mehr', en: '“{entry}” does not exist any more' },
  entry_is_public: { de: '„{entry}“ ist schon öffentlich', en: '“{entry}” is public already' },
  entry_is_refused: { de: '„{entry}“: {reason}', en: '“{entry}”: {reason}' },
  event_over: { de: 'Dieser Termin ist vorbei', en: 'This event is over' },
  files_missing_for_export: {
    de: 'Dateien der Mediathek fehlen; ohne sie wäre der Export unvollständig.',
    en: 'Files of the media library are missing; without them the export would be incomplete.',
  },
  content_not_exportable: {
    de: 'Exportiert wurde nichts: {record} hat einen Wert, der so nicht zurückgelesen werden kann ({field}); bitte ändern Sie ihn',
    en: 'Nothing was exported: {record} has a value that could not be read back ({field}); please change it',
  },
  section_refers_to_nothing: {
    de: 'Exportiert wurde nichts: Der Inhalt {section} nennt {target}; das gibt es nicht mehr',
    en: 'Nothing was exported: the content {section} names {target}, which does not exist any more',
  },
  file_replaced: {
    de: 'Eine ersetzte Datei gibt es nicht mehr; bitte laden Sie sie neu hoch',
    en: 'A replaced file no longer exists; please upload it again',
  },
  file_needed: { de: 'Es fehlt eine Datei', en: 'A file is needed' },
  not_xml: { de: 'Diese Datei ist kein XML', en: 'This file is no XML' },
  file_without_events: {
    de: 'In dieser Datei stehen keine Termine: veranstaltung fehlt',
    en: 'This file has no events: veranstaltung is missing',
  },
  flag_against_availability: {
    de: 'Dieses Kennzeichen widerspricht der Verfügbarkeit',
    en: 'This flag contradicts the availability',
  },
  form_incomplete: { de: 'Das Formular ist unvollständig', en: 'The form is incomplete' },
  german_title_missing: { de: 'Der deutsche Titel fehlt', en: 'The German title is missing' },
  prices_reversed: { de: 'Der höchste Preis liegt unter dem niedrigsten', en: 'The highest price is below the lowest' },
  id_differs_from_path: { de: 'Eine andere Kennung als im Pfad', en: 'Another id than in the path' },
  id_out_of_range: { de: 'Eine Kennung ist zu groß', en: 'An id is too large' },
  id_missing: { de: 'Die Kennung fehlt', en: 'The id is missing' },
  ids_or_filter: {
    de: 'Es fehlen die Termine: Kennungen oder ein Filter, nicht beides',
    en: 'Events are missing: ids or a filter, not both',
  },
  hidden_field_filled: {
    de: 'Ein unsichtbares Feld war ausgefüllt, vielleicht von einem Passwortmanager. Es ist jetzt leer: Bitte senden Sie das Formular noch einmal ab.',
    en: 'A hidden field was filled in, perhaps by a password manager. It is empty now: please send the form once more.',
  },
  invalid_email_address: { de: 'Ungültige E-Mail Adresse', en: 'Invalid e-mail address!' },
  invalid_value: { de: 'Ungültig', en: 'Invalid' },
  language_tag_format: { de: 'Eine Sprache ist ein Kürzel wie de oder it', en: 'A language is a tag such as de or it' },
  link_expired: { de: 'Dieser Link gilt nicht mehr', en: 'This link is no longer valid' },
  mail_already_sent: { de: 'Diese E-Mail ist schon abgeschickt', en: 'This mail has left already' },
  moment_format: { de: 'Ein Zeitpunkt hat einen Tag und eine Uhrzeit', en: 'A moment has a day and a time' },
  day_in_the_past: { de: 'Dieser Tag ist schon vorbei', en: 'This day is in the past' },
  preview_too_long: {
    de: 'Ein Vorschau-Link gilt höchstens ein Jahr',
    en: 'A preview link is valid for at most a year',
  },
  moment_in_the_past: { de: 'Dieser Zeitpunkt muss in der Zukunft liegen', en: 'This moment has to lie in the future' },
  nested_too_deep: { de: 'Bausteine dürfen höchstens {max} Ebenen tief stehen', en: 'Blocks may be nested {max} deep' },
  new_path_format: {
    de: 'Eine neue Adresse beginnt mit einem Schrägstrich oder mit https://; ein Stern steht nur allein am Ende, /neu/*',
    en: 'A new address begins with a slash or with https://; an asterisk stands only alone at the end, /new/*',
  },
  no_category_called: { de: 'Es gibt keine Kategorie „{name}“', en: 'There is no category called {name}' },
  no_change_chosen: { de: 'Es ist keine Änderung gewählt', en: 'No change is chosen' },
  no_column: { de: 'Die Spalte {column} gibt es nicht', en: 'There is no column {column}' },
  no_columns: { de: '{kind} hat keine Spalten', en: '{kind} has no columns' },
  not_an_email_address: { de: 'Das ist keine E-Mail-Adresse', en: 'This is no e-mail address' },
  no_field: { de: '{kind} hat kein Feld {field}', en: '{kind} has no field {field}' },
  no_name_column: { de: 'Der Datei fehlt die Spalte „Name“', en: 'The file has no column called name' },
  media_store_away: {
    de: 'Der Speicher für Bilder und Dateien ist gerade nicht erreichbar. Es wurde nichts gespeichert; bitte versuchen Sie es gleich noch einmal.',
    en: 'The store for pictures and files cannot be reached at the moment. Nothing was saved; please try again shortly.',
  },
  too_many_tags: {
    de: '{name} hätte mehr als {max} Schlagwörter',
    en: '{name} would have more than {max} tags',
  },
  file_exists: { de: 'Diese Datei ist schon in der Mediathek', en: 'The library has this file already' },
  no_picture: { de: 'Das Bild {id} gibt es nicht', en: 'There is no picture {id}' },
  no_second_factor: { de: 'Es gibt keinen zweiten Faktor', en: 'There is no second factor' },
  no_second_factor_to_confirm: {
    de: 'Es gibt keinen zweiten Faktor, der bestätigt werden könnte',
    en: 'There is no second factor to confirm',
  },
  no_such_flag: { de: 'Dieses Kennzeichen gibt es nicht', en: 'There is no such flag' },
  no_ticket_provider: { de: 'Es ist kein Ticketanbieter eingerichtet', en: 'No ticket provider is set' },
  no_festival_called: {
    de: 'Es gibt kein Festival und keine Reihe „{name}“, oder mehrere',
    en: 'There is no festival or series called {name}, or several',
  },
  no_venue_called: { de: 'Es gibt keinen Spielort „{name}“', en: 'There is no venue called {name}' },
  nobody_with_id: { de: 'Es gibt niemanden mit der Kennung {id}', en: 'There is nobody with the id {id}' },
  not_allowed_in: { de: '{kind} darf nicht in {parent} stehen', en: '{kind} may not stand in {parent}' },
  not_json: { de: 'Das ist kein JSON', en: 'Not JSON' },
  not_multipart: {
    de: 'Dateien werden als multipart/form-data gesendet',
    en: 'An upload is sent as multipart/form-data',
  },
  release_list_changed: {
    de: 'Die Liste hat sich inzwischen geändert; bitte noch einmal prüfen',
    en: 'The list has changed meanwhile; please check it again',
  },
  release_needs_english: { de: '„{entry}“ hat keinen englischen Titel', en: '“{entry}” has no English title' },
  release_needs_german: { de: '„{entry}“ hat keinen deutschen Titel', en: '“{entry}” has no German title' },
  release_taken_back_by: {
    de: '{name} hat diese Veröffentlichung schon zurückgenommen; die Liste ist erneuert',
    en: '{name} has taken this release back already; the list is new',
  },
  season_released_by: {
    de: '{name} hat diese Spielzeit inzwischen veröffentlicht oder eingeplant; die Liste ist erneuert',
    en: '{name} has published or scheduled this season meanwhile; the list is new',
  },
  ticket_number_missing: {
    de: 'Die Nummer beim Ticketanbieter fehlt',
    en: 'The number at the ticket provider is missing',
  },
  no_right_to_text: { de: 'Diesen Text dürfen Sie nicht ändern', en: 'You may not change this text' },
  nothing_would_change: { de: 'Dabei würde sich nichts ändern', en: 'Nothing would change' },
  old_path_format: {
    de: 'Eine alte Adresse beginnt mit einem Schrägstrich und hat kein Leerzeichen und kein #; ein Stern steht nur allein am Ende, /alt/*, und ohne Abfrage',
    en: 'An old address begins with a slash and has no space and no #; an asterisk stands only alone at the end, /old/*, and without a query',
  },
  one_file_at_a_time: { de: 'Bitte nur eine Datei auf einmal', en: 'One file at a time' },
  only_with_public: {
    de: 'Einen Zeitpunkt gibt es nur für öffentliche Einträge',
    en: 'Only public entries have such a moment',
  },
  password_length: { de: 'Ein Passwort hat 12 bis 128 Zeichen', en: 'A password has 12 to 128 characters' },
  path_malformed: { de: 'Der Pfad ist fehlerhaft', en: 'The path is malformed' },
  path_too_long: { de: 'Der Pfad ist zu lang', en: 'The path is too long' },
  picture_not_in_library: {
    de: 'Dieses Bild ist nicht in der Mediathek',
    en: 'This picture is not in the media library',
  },
  public_removal_not_permitted: {
    de: 'Ihre Rolle löscht nichts, was öffentlich ist; bitten Sie jemanden mit der Rolle Chefredaktion',
    en: 'Your role does not delete what is public; ask a publisher',
  },
  query_malformed: { de: 'Die Parameter der Adresse sind fehlerhaft', en: 'The query is malformed' },
  release_on_its_screen: {
    de: 'Eine Spielzeit wird auf ihrer Seite veröffentlicht, wo Sie die Einträge wählen',
    en: 'A season is released on its screen, where you choose the entries',
  },
  requests_changed_since: {
    de: 'Das hat sich geändert, während Sie es ansahen. Bitte prüfen Sie es noch einmal.',
    en: 'This changed while you were looking at it. Please check it again.',
  },
  request_reviewer_unknown: {
    de: 'Diese Person kann das nicht freigeben',
    en: 'This person cannot publish that',
  },
  request_of_somebody_else: {
    de: 'Eine Bitte zieht nur zurück, wer sie gestellt hat',
    en: 'Only whoever has asked withdraws a request',
  },
  request_is_decided: { de: 'Darüber ist schon entschieden', en: 'This is decided already' },
  replaces_itself: { de: 'Ein Termin kann sich nicht selbst ersetzen', en: 'An event cannot replace itself' },
  required_field: { de: 'Bitte füllen Sie dieses Feld aus', en: 'This field is required!' },
  role_missing: { de: 'Bitte angeben, was sie oder er tut', en: 'Please say what they do' },
  second_factor_exists: { de: 'Es gibt schon einen zweiten Faktor', en: 'There is a second factor already' },
  shop_loop: { de: 'Der Shop führt zum Haus zurück', en: 'The shop leads back to the house' },
  still_needed: { de: 'Das wird noch gebraucht', en: 'Something else still needs this' },
  ticket_provider_fault: {
    de: 'Der Ticketanbieter antwortet nicht, wie er soll',
    en: 'The ticket provider does not answer as it should',
  },
  same_person: { de: 'Das ist dieselbe Person', en: 'This is the same person' },
  no_such_cast_line: {
    de: 'Diese Zeile steht nicht in der Besetzung des Termins',
    en: 'This line is not in the cast of the event',
  },
  text_gone: { de: 'Diesen Text gibt es nicht mehr', en: 'This text does not exist any more' },
  time_does_not_exist: { de: 'Diese Uhrzeit gibt es an dem Tag nicht', en: 'Clocks do not show this time on that day' },
  time_format: { de: 'Eine Uhrzeit schreibt man wie 10:00', en: 'A time is written as 10:00' },
  time_missing_or_wrong: { de: 'Die Uhrzeit fehlt oder ist keine, etwa 1930', en: 'There is no time, such as 1930' },
  time_given_twice: {
    de: 'Bitte eine Uhrzeit oder eine Verschiebung angeben, nicht beides',
    en: 'Please give a time or a shift, not both',
  },
  time_on_other_day: { de: 'Damit läge der Beginn an einem anderen Tag', en: 'The start would be on another day' },
  time_skipped: {
    de: 'Diese Uhrzeit gibt es an diesem Tag nicht, weil die Uhr umgestellt wird',
    en: 'This time does not exist on that day, because the clocks change',
  },
  too_many_events: {
    de: 'Der Filter trifft auf mehr als {max} Termine zu; bitte enger wählen',
    en: 'The filter matches more than {max} events; please narrow it',
  },
  too_many_entries: { de: 'Diese Datei hat mehr als {max} Einträge', en: 'This file has more than {max} entries' },
  twice_in_file: { de: 'Das kommt in der Datei zweimal vor', en: 'This comes twice in the file' },
  unknown_field: { de: 'Dieses Feld gibt es nicht', en: 'Unknown field' },
  unknown_field_name: { de: 'Das Feld {field} gibt es nicht', en: 'Unknown field {field}' },
  unknown_newsletter: { de: 'Diesen Newsletter gibt es nicht', en: 'Unknown newsletter' },
  web_address_format: { de: 'Eine Adresse beginnt mit https://', en: 'An address begins with https://' },
  wrong_code: { de: 'Dieser Code stimmt nicht', en: 'This code is wrong' },
  wrong_password: { de: 'Dieses Passwort stimmt nicht', en: 'This password is wrong' },
  wrong_structure: { de: '{kind} ist falsch aufgebaut', en: '{kind} has the wrong structure' },
  year_out_of_range: { de: 'Dieses Jahr ist nicht möglich', en: 'The year is out of range' },
  yes_or_no: { de: 'Bitte ja oder nein schreiben', en: 'Please write yes or no' },
} as const;

type ParametersIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParametersIn<Rest>
  : never;

export type MessageKey = keyof typeof messages;

type WithParameters = {
  [Key in MessageKey]: ParametersIn<(typeof messages)[Key]['en']> extends never
    ? Key
    : { key: Key; params: Record<ParametersIn<(typeof messages)[Key]['en']>, string | number> };
}[MessageKey];

/** A message key with the values for its placeholders, or a finished text in one or both languages. */
export type Message = WithParameters | { text: string } | LocalizedText;
