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
    'Drag, or use the arrow keys; inside the entry, Alt and the arrow keys',
  ],
  'fields.moved': ['Verschoben: Platz %{place} von %{count}', 'Moved: place %{place} of %{count}'],
  'cast.same_person': ['Eine Person für mehrere Zeilen …', 'One person for several lines …'],
  'cast.same_person_title': ['Eine Person für mehrere Zeilen', 'One person for several lines'],
  'cast.which_lines': ['In diesen Zeilen', 'In these lines'],
  'cast.set_person': [
    'In einer Zeile eintragen |||| In %{smart_count} Zeilen eintragen',
    'Enter in one line |||| Enter in %{smart_count} lines',
  ],
  'cast.line': ['Zeile %{number}', 'Line %{number}'],
  'cast.not_public': ['Nicht öffentlich:', 'Not public:'],
  'cast.archived': ['archiviert', 'archived'],
  'cast.published_with': [
    'Ihre Zeilen fehlen auf der Website, bis sie veröffentlicht sind: mit diesem Eintrag, wenn eine Bitte um Freigabe erfüllt wird, oder mit der Spielzeit.',
    'Their lines are missing on the website until they are published: with this record, when a request for publication is granted, or with the season.',
  ],
  'cast.publish_them': [
    'Ihre Zeilen fehlen auf der Website, bis Sie sie in ihrem Formular veröffentlichen.',
    'Their lines are missing on the website until you publish them in their forms.',
  ],
  'cast.ask_for_them': [
    'Ihre Zeilen fehlen auf der Website. Um ihre Freigabe bitten Sie in ihrem Formular.',
    'Their lines are missing on the website. Ask for their publication in their forms.',
  ],
  'substitutions.title': ['Umbesetzung', 'Substitution'],
  'substitutions.open': ['Umbesetzen …', 'Substitute …'],
  'substitutions.hint': [
    'So sehen Besucher die Besetzung dieses Termins. Wer einspringt, wird dort mit Datum genannt; alle anderen Zeilen folgen weiter der Besetzung.',
    'This is how visitors see the cast of this date. Whoever steps in is marked there with the date; all other lines still follow the cast.',
  ],
  'substitutions.follows': ['Nach der Besetzung der Produktion', 'Follows the cast of the production'],
  'substitutions.own_cast': ['Nach der eigenen Besetzung dieses Termins', 'Follows this date’s own cast'],
  'substitutions.substitute': ['Umbesetzen', 'Substitute'],
  'substitutions.take_back': ['Zurücknehmen', 'Take back'],
  'substitutions.taken_back': [
    'Zurückgenommen, der Hinweis ist entfernt',
    'Taken back, and the notice has been removed',
  ],
  'substitutions.instead_of': ['statt %{name}, geändert am %{day}', 'instead of %{name}, changed on %{day}'],
  'substitutions.unused': ['Diese Partie steht nicht mehr in der Besetzung.', 'This part is no longer in the cast.'],
  'substitutions.save_first': [
    'Erst speichern: Eine Umbesetzung ändert den gespeicherten Termin.',
    'Save first: a substitution changes the saved event.',
  ],
  'substitutions.line': ['Wer wird ersetzt?', 'Who is replaced?'],
  'substitutions.person': ['Wer übernimmt?', 'Who takes over?'],
  'substitutions.notice': ['Hinweis für Besucher', 'Notice for visitors'],
  'substitutions.notice_hint': ['Leer: kein Hinweis', 'If empty: no notice'],
  'substitutions.dates': ['An diesen Terminen', 'On these dates'],
  'substitutions.not_there': ['bleibt, wie es ist', 'stays as it is'],
  'substitutions.no_date': ['Kein Termin ist gewählt', 'No date is chosen'],
  'substitutions.done': [
    'Umbesetzt |||| An %{smart_count} Terminen umbesetzt',
    'Substituted |||| Substituted on %{smart_count} dates',
  ],
};
