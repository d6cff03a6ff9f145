import type { Messages } from './locale.ts';
import { calendarMessages } from './events/calendar-messages.ts';
import { bulkMessages } from './events/bulk-messages.ts';
import { accountMessages } from './account-messages.ts';
import { castMessages } from './events/cast-messages.ts';
import { copyMessages } from './copy-messages.ts';
import { contentMessages } from './content-messages.ts';
import { redirectMessages } from './administration/redirect-messages.ts';
import { shellMessages } from './shell-messages.ts';
import { houseMessages } from './administration/house-messages.ts';
import { administrationMessages } from './administration/administration-messages.ts';
import { noteMessages } from './administration/note-messages.ts';
import { replaceMessages } from './administration/replace-messages.ts';
import { setUpMessages } from './administration/set-up-messages.ts';
import { takeOverMessages } from './administration/take-over-messages.ts';
import { statusMessages } from './administration/status-messages.ts';
import { mediaMessages } from './media-messages.ts';
import { pageMessages } from './page-messages.ts';
import { tableMessages } from './programme/table-messages.ts';
import { festivalMessages } from './programme/festival-messages.ts';
import { releaseMessages } from './programme/release-messages.ts';
import { workMessages } from './programme/work-messages.ts';
import { programmeMessages } from './programme-messages.ts';
import { publicationLabels } from './publication-labels.ts';
import { requestMessages } from './request-messages.ts';
import { versionMessages } from './version-messages.ts';

/** Import. */
const importMessages: Messages = {
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
    'Wählen Sie den Export von WordPress (dort: Werkzeuge, Daten exportieren, „Alle Inhalte“). Aus Beiträgen werden Artikel, Seiten bleiben Seiten; alle sind zunächst Entwürfe. Der Server holt die Bilder von der alten Website, die deshalb noch erreichbar sein muss. Zuerst sehen Sie, was übernommen würde und was nicht; geschrieben wird erst danach.',
    'Choose the export of WordPress (there: Tools, Export, “All content”). Posts become articles, pages stay pages; all are drafts at first. The server fetches the pictures from the old website, which must therefore still be reachable. You first see what would be imported and what would not; nothing is saved before that.',
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

/** All messages of the back office except react-admin's own. */
export const messages: Messages = {
  ...shellMessages,
  ...noteMessages,
  ...replaceMessages,
  ...importMessages,
  ...tableMessages,
  ...programmeMessages,
  ...bulkMessages,
  ...festivalMessages,
  ...releaseMessages,
  ...workMessages,
  ...calendarMessages,
  ...publicationLabels,
  ...copyMessages,
  ...castMessages,
  ...contentMessages,
  ...redirectMessages,
  ...mediaMessages,
  ...pageMessages,
  ...administrationMessages,
  ...houseMessages,
  ...setUpMessages,
  ...statusMessages,
  ...takeOverMessages,
  ...accountMessages,
  ...requestMessages,
  ...versionMessages,
};
