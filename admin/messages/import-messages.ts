import type { Messages } from './locale.ts';

/** Import. */
export const importMessages: Messages = {
  'import.open': ['Importieren', 'Import'],
  'import.events': ['Termine aus dem Kartensystem übernehmen', 'Import events from the ticket system'],
  'import.events_lead': [
    'Der Export des Kartenanbieters (XML) bringt Termine, Orte, Preise und freie Plätze. Zuerst sehen Sie, was geschehen würde; geschrieben wird erst danach.',
    'The ticket provider’s export (XML) contains dates, venues, prices and remaining seats. You first see what would happen; nothing is saved before that.',
  ],
  'import.file': ['Datei', 'File'],
  'import.public': [
    'Neue Einträge sofort öffentlich (sonst als Entwurf)',
    'New entries are public at once (otherwise drafts)',
  ],
  'import.texts': [
    'Auch Titel und Untertitel übernehmen, die es schon gibt',
    'Replace existing titles and subtitles as well',
  ],
  'import.check': ['Prüfen', 'Check'],
  'import.take': [
    'Einen Eintrag übernehmen |||| %{smart_count} Einträge übernehmen',
    'Import one entry |||| Import %{smart_count} entries',
  ],
  'import.done': ['Übernommen', 'Imported'],
  'import.would': ['Das würde geschehen', 'What would happen'],
  'import.did': ['Das ist geschehen', 'What happened'],
  'import.created': ['Neu', 'New'],
  'import.changed': ['Geändert', 'Changed'],
  'import.unchanged': ['Unverändert', 'Unchanged'],
  'import.wrong': ['Fehlerhaft', 'With errors'],
  'import.more': ['Weitere zeigen (%{shown} von %{all})', 'Show more (%{shown} of %{all})'],
  'import.line': ['Zeile %{line}', 'Line %{line}'],
  'import.wordpress': ['Beiträge und Seiten aus WordPress übernehmen', 'Import posts and pages from WordPress'],
  'import.wordpress_lead': [
    'Der Export von WordPress (Werkzeuge, Daten exportieren: „Alle Inhalte“) bringt Beiträge als Artikel und Seiten als Seiten, mit Bausteinen und als Entwürfe. Bilder holt der Server von der alten Website; sie muss noch erreichbar sein. Zuerst sehen Sie, was geschehen würde und was sich nicht lesen lässt.',
    'The export of WordPress (Tools, Export: “All content”) brings posts as articles and pages as pages, with modules and as drafts. The server fetches pictures from the old website, which must still be reachable. You first see what would happen and what cannot be read.',
  ],
  'import.language': ['Sprache der Texte', 'Language of the texts'],
  'import.articles': ['Artikel', 'Articles'],
  'import.pages': ['Seiten', 'Pages'],
  'import.modules': ['Ein Baustein |||| %{smart_count} Bausteine', 'One module |||| %{smart_count} modules'],
  'import.others': ['Nicht übernommen wird außerdem: %{names}', 'Also not imported: %{names}'],
  'import.progress': ['%{done} Einträge gelesen …', '%{done} entries read …'],
  'import.notes': ['Ein Hinweis |||| %{smart_count} Hinweise', 'One note |||| %{smart_count} notes'],
  'import.differences': [
    'Ein Unterschied |||| %{smart_count} Unterschiede',
    'One difference |||| %{smart_count} differences',
  ],
};
