import type { Messages } from '../locale.ts';

/** Lines of a cast, and substitutions. */
export const castMessages: Messages = {
  'resources.events.fields.substitutions': ['Umbesetzungen', 'Substitutions'],
  'resources.events.fields.substitutions.role_id': ['Aufgabe oder Partie', 'Task or part'],
  'resources.events.fields.substitutions.instead_of_id': ['An Stelle von', 'In place of'],
  'resources.events.fields.substitutions.person_id': ['Name', 'Name'],
  'resources.events.fields.substitutions.at': ['Eingetragen', 'Entered'],
  'fields.move_entry': ['Verschieben', 'Move'],
  'fields.move_hint': [
    'Ziehen, oder Pfeiltasten; im Eintrag Alt und Pfeiltasten',
    'Drag, or arrow keys; inside the entry Alt and arrow keys',
  ],
  'fields.moved': ['Verschoben: Platz %{place} von %{count}', 'Moved: place %{place} of %{count}'],
  'cast.same_person': ['Eine Person für mehrere Zeilen …', 'One person for several lines …'],
  'cast.same_person_title': ['Eine Person für mehrere Zeilen', 'One person for several lines'],
  'cast.which_lines': ['In diesen Zeilen', 'In these lines'],
  'cast.set_person': [
    'In einer Zeile eintragen |||| In %{smart_count} Zeilen eintragen',
    'Set in one line |||| Set in %{smart_count} lines',
  ],
  'cast.line': ['Zeile %{number}', 'Line %{number}'],
  'substitutions.title': ['Umbesetzung', 'Substitution'],
  'substitutions.open': ['Umbesetzen …', 'Substitute …'],
  'substitutions.hint': [
    'So sehen Besucher die Besetzung dieses Termins. Wer einspringt, wird dort mit Datum genannt; alle anderen Zeilen folgen weiter der Besetzung.',
    'This is how visitors see the cast of this date. Whoever steps in is marked there with the date; all other lines still follow the cast.',
  ],
  'substitutions.follows': ['Nach der Besetzung der Produktion', 'According to the cast of the production'],
  'substitutions.own_cast': ['Nach der eigenen Besetzung dieses Termins', 'According to the own cast of this date'],
  'substitutions.substitute': ['Umbesetzen', 'Substitute'],
  'substitutions.take_back': ['Zurücknehmen', 'Take back'],
  'substitutions.taken_back': [
    'Zurückgenommen, der Hinweis ist entfernt',
    'Taken back, and the notice has been removed',
  ],
  'substitutions.instead_of': ['statt %{name}, geändert am %{day}', 'instead of %{name}, changed on %{day}'],
  'substitutions.unused': ['Diese Partie steht nicht mehr in der Besetzung.', 'This part is not in the cast any more.'],
  'substitutions.save_first': [
    'Erst speichern: Eine Umbesetzung ändert den gespeicherten Termin.',
    'Save first: a substitution changes the stored event.',
  ],
  'substitutions.line': ['Wer wird ersetzt?', 'Who is replaced?'],
  'substitutions.person': ['Wer übernimmt?', 'Who takes over?'],
  'substitutions.notice': ['Hinweis für Besucher', 'Notice for visitors'],
  'substitutions.notice_hint': ['Leer: kein Hinweis', 'Empty: no notice'],
  'substitutions.dates': ['An diesen Terminen', 'On these dates'],
  'substitutions.not_there': ['bleibt, wie es ist', 'stays as it is'],
  'substitutions.no_date': ['Kein Termin ist gewählt', 'No date is chosen'],
  'substitutions.done': [
    'Umbesetzt |||| An %{smart_count} Terminen umbesetzt',
    'Substituted |||| Substituted on %{smart_count} dates',
  ],
};
