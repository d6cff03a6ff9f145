import { mailLook } from '../../platform/mail/mail-look.ts';
import type { MailLook } from '../../platform/mail/mail-html.ts';
import type { Database } from '../../db/database.ts';
import { readSiteSettings } from './site-settings.ts';

/** What mails have of the theme of the house. */
export async function readMailLook(db: Database): Promise<MailLook> {
  return mailLook(await readSiteSettings(db));
}
