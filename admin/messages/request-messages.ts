import type { Messages } from './locale.ts';

export const requestMessages: Messages = {
  'resources.requests.name': ['Freigabe |||| Freigaben', 'Request |||| Requests'],
  'resources.requests.new': ['Neue Freigabe', 'New request'],
  'resources.requests.about': [
    'Bitten um Veröffentlichung und ihr Ergebnis',
    'Requests for publication and their outcome',
  ],
  'requests.ask': ['Um Freigabe bitten', 'Ask for publication'],
  'requests.ask_title': ['Um Freigabe bitten: %{title}', 'Ask for publication: %{title}'],
  'requests.ask_hint': [
    'Wer veröffentlichen darf, bekommt eine E-Mail und sieht hier, was sich ändert. Speichern Sie vorher.',
    'Those who may publish get an e-mail and see here what changes. Save before you ask.',
  ],
  'requests.ask_many_title': [
    'Um Freigabe bitten: %{smart_count} Eintrag |||| Um Freigabe bitten: %{smart_count} Einträge',
    'Ask for publication: %{smart_count} entry |||| Ask for publication: %{smart_count} entries',
  ],
  'requests.ask_many_hint': [
    'Wer veröffentlichen darf, bekommt eine E-Mail über alle und entscheidet gemeinsam oder einzeln.',
    'Those who may publish get one e-mail about all of them, and decide about them together or one by one.',
  ],
  'requests.ask_too_many': ['Um Freigabe bitten (höchstens %{max})', 'Ask for publication (at most %{max})'],
  'requests.comment': ['Anmerkung', 'Comment'],
  'requests.asked': [
    'Die Bitte ist unterwegs. Unter Freigaben sehen Sie, was daraus wird.',
    'You have asked. See Requests for the outcome.',
  ],
  'requests.which': ['Welche Freigaben', 'Which requests'],
  'requests.open': ['Offen', 'Open'],
  'requests.decided': ['Entschieden', 'Decided'],
  'requests.lead': [
    'Bitten um Veröffentlichung. Entschiedene bleiben 90 Tage.',
    'Requests for publication. Decided ones stay for 90 days.',
  ],
  'requests.lead_own': [
    'Worum Sie gebeten haben. Entschiedenes bleibt 90 Tage.',
    'What you have asked for. Decided requests stay for 90 days.',
  ],
  'requests.none': ['Keine.', 'None.'],
  'requests.gone': ['Diese Freigabe gibt es nicht mehr', 'This request no longer exists'],
  'requests.requested_by': ['%{name}, %{at}', '%{name}, %{at}'],
  'requests.the_server': ['der Server', 'the server'],
  'requests.season': ['Spielzeit mit allem, was dazugehört', 'Season with everything in it'],
  'requests.modules': ['Inhalt der Seite', 'Content of the page'],
  'requests.modules_de': ['Inhalt der Seite, nur Deutsch', 'Content of the page, German only'],
  'requests.modules_en': ['Inhalt der Seite, nur Englisch', 'Content of the page, English only'],
  'requests.is_done': ['Veröffentlicht von %{name}, %{at}', 'Published by %{name}, %{at}'],
  'requests.is_declined': ['Zurückgegeben von %{name}, %{at}', 'Given back by %{name}, %{at}'],
  'requests.what_changes': ['Was sich für Besucher ändert', 'What changes for visitors'],
  'requests.no_change': ['Nichts.', 'Nothing.'],
  'requests.see_release': [
    'Was dazugehört, steht auf der Seite zum gemeinsamen Veröffentlichen.',
    'The release screen lists what belongs to it.',
  ],
  'requests.part_added': ['neu', 'new'],
  'requests.part_removed': ['entfällt', 'removed'],
  'requests.part_changed': ['geändert', 'changed'],
  'requests.part_moved': ['verschoben', 'moved'],
  'requests.publish': ['Veröffentlichen', 'Publish'],
  'requests.publish_with': [
    'Mit einer Person veröffentlichen |||| Mit %{smart_count} Personen veröffentlichen',
    'Publish with one person |||| Publish with %{smart_count} people',
  ],
  'requests.hidden_persons': [
    'Personen der Besetzung, die nicht öffentlich sind',
    'People of the cast who are not public',
  ],
  'requests.hidden_persons_hint': [
    'Wer angekreuzt ist, wird mit veröffentlicht. Die Zeilen der anderen fehlen auf der Website.',
    'Those who are ticked are published with it. The lines of the others are missing on the website.',
  ],
  'requests.published_with': [
    'Wer Ihre Bitte erfüllt, kann diese Personen mit veröffentlichen.',
    'Whoever grants your request can publish these people with it.',
  ],
  'requests.to_release': ['Zum Veröffentlichen', 'To the release'],
  'requests.decline': ['Zurückgeben', 'Give back'],
  'requests.publish_together': ['Gemeinsam veröffentlichen (%{smart_count})', 'Publish together (%{smart_count})'],
  'requests.decline_together': ['Gemeinsam zurückgeben (%{smart_count})', 'Give back together (%{smart_count})'],
  'requests.counts': [
    '%{open} offen, %{done} veröffentlicht, %{declined} zurückgegeben',
    '%{open} open, %{done} published, %{declined} given back',
  ],
  'requests.reason': ['Grund', 'Reason'],
  'requests.send_back': ['Mit diesem Grund zurückgeben', 'Give back with this reason'],
  'requests.published': ['Veröffentlicht.', 'Published.'],
  'requests.declined': ['Zurückgegeben.', 'Given back.'],
  'requests.changed_since': [
    'Das hat sich geändert, während Sie es ansahen. Bitte prüfen Sie es noch einmal.',
    'This has changed while you were looking at it. Please check it again.',
  ],
  'requests.count': [
    '%{smart_count} offene Freigabe |||| %{smart_count} offene Freigaben',
    '%{smart_count} open request |||| %{smart_count} open requests',
  ],
};
