import type { Messages } from '../locale.ts';

/** Notes of the staff on all pages, and which of them are mailed. */
export const noteMessages: Messages = {
  'resources.notes.name': ['Notiz |||| Notizen', 'Note |||| Notes'],
  'resources.notes.new': ['Neue Notiz', 'New note'],
  'resources.notes.about': ['Notizen der Kolleg*innen auf den Seiten', 'Notes of colleagues on the pages'],
  'notes.which': ['Welche Notizen', 'Which notes'],
  'notes.mine': ['Für mich', 'For me'],
  'notes.open': ['Alle offenen', 'All open'],
  'notes.done': ['Erledigt', 'Done'],
  'notes.lead_mine': [
    'Offene Notizen, die Sie nennen oder in denen jemand Ihnen geantwortet hat. Der Titel öffnet die Stelle im Editor.',
    'Open notes that name you, or in which somebody has answered you. The title opens the place in the editor.',
  ],
  'notes.lead_open': [
    'Alle offenen Notizen auf Seiten, die Sie bearbeiten dürfen. Der Titel öffnet die Stelle im Editor.',
    'All open notes on pages that you may edit. The title opens the place in the editor.',
  ],
  'notes.lead_done': ['Erledigte Notizen, die letzten zuerst.', 'Notes that are done, the latest first.'],
  'notes.none': ['Keine.', 'None.'],
  'notes.by': ['%{name}, %{at}', '%{name}, %{at}'],
  'notes.done_by': ['Erledigt von %{name}, %{at}', 'Done by %{name}, %{at}'],
  'notes.answers': [
    '%{smart_count} Antwort |||| %{smart_count} Antworten',
    '%{smart_count} answer |||| %{smart_count} answers',
  ],
  'notes.mark_done': ['Erledigt', 'Done'],
  'notes.mark_done_of': ['Erledigt: Notiz auf %{page}', 'Done: note on %{page}'],
  'notes.is_done': ['Notiz erledigt.', 'Note done.'],
  'notes.count': [
    '%{smart_count} offene Notiz für Sie |||| %{smart_count} offene Notizen für Sie',
    '%{smart_count} open note for you |||| %{smart_count} open notes for you',
  ],
  'account.note_mails': ['Notizen im Editor per E-Mail', 'Notes in the editor by e-mail'],
  'account.note_mails_mentions': ['Wenn jemand Sie nennt', 'When somebody names you'],
  'account.note_mails_all': [
    'Auch Antworten auf Notizen, an denen Sie beteiligt sind',
    'Also answers to notes that you take part in',
  ],
  'account.note_mails_none': ['Keine', 'None'],
};
