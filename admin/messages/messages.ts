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
import { importMessages } from './import-messages.ts';
import { tableMessages } from './programme/table-messages.ts';
import { festivalMessages } from './programme/festival-messages.ts';
import { releaseMessages } from './programme/release-messages.ts';
import { workMessages } from './programme/work-messages.ts';
import { programmeMessages } from './programme-messages.ts';
import { publicationLabels } from './publication-labels.ts';
import { requestMessages } from './request-messages.ts';
import { versionMessages } from './version-messages.ts';

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
