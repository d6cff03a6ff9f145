import type { Messages } from './locale.ts';

/** Import. */
export const importMessages: Messages = {
  'import.open': ['Importieren', 'Import'],
  'import.events': ['Termine aus dem Kartensystem übernehmen', 'Take over events of the ticket system'],
  'import.persons': ['Personen aus einer Tabelle übernehmen', 'Take over people of a spreadsheet'],
  'import.events_lead': [
    'Der Export des Kartenanbieters (XML) bringt Termine, Orte, Preise und freie Plätze. Zuerst sehen Sie, was geschehen würde; geschrieben wird erst danach.',
    'The ticket provider’s export (XML) brings dates, venues, prices and seats that are left. First you see what would happen; nothing is written before that.',
  ],
  'import.persons_lead': [
    'Eine CSV-Datei mit den Namen der Spalten in der ersten Zeile, etwa aus Excel. Zuerst sehen Sie, was geschehen würde; geschrieben wird erst danach.',
    'A CSV file with the names of its columns in the first line, as from Excel. First you see what would happen; nothing is written before that.',
  ],
  'import.file': ['Datei', 'File'],
  'import.public': [
    'Neue Einträge sofort öffentlich (sonst als Entwurf)',
    'New entries are public at once (otherwise drafts)',
  ],
  'import.texts': [
    'Auch Titel und Untertitel übernehmen, die es schon gibt',
    'Take over titles and subtitles that are there already, too',
  ],
  'import.check': ['Prüfen', 'Check'],
  'import.take': [
    'Einen Eintrag übernehmen |||| %{smart_count} Einträge übernehmen',
    'Take over one entry |||| Take over %{smart_count} entries',
  ],
  'import.done': ['Übernommen', 'Taken over'],
  'import.would': ['Das würde geschehen', 'This would happen'],
  'import.did': ['Das ist geschehen', 'This has happened'],
  'import.created': ['Neu', 'New'],
  'import.changed': ['Geändert', 'Changed'],
  'import.unchanged': ['Unverändert', 'Unchanged'],
  'import.wrong': ['Fehlerhaft', 'Wrong'],
  'import.line': ['Zeile %{line}', 'Line %{line}'],
  'import.differences': [
    'Ein Unterschied |||| %{smart_count} Unterschiede',
    'One difference |||| %{smart_count} differences',
  ],
};
