import type { Locale } from '#contract/languages.ts';
import { address, list, record, text } from '../content/read.ts';

/** Who is logged in, as far as the page shows it. */
export interface Staff {
  name: string;
  /** What this person may open in the back office. */
  menus: { label: string; url: string }[];
}

/** Null where nobody is logged in; throws where no answer came. */
export async function askUser(locale: Locale): Promise<Staff | null> {
  const answer = await fetch(`/${locale}/pageeditor-api/user`, { headers: { accept: 'application/json' } });
  if (!answer.ok) {
    // What nobody reads keeps its connection.
    await answer.body?.cancel();
    return null;
  }
  const { email, username, admin_menus } = record(await answer.json());
  const menus = list(admin_menus).flatMap((menu) => {
    const { label, url } = record(menu);
    const entry = { label: text(label), url: address(url) };
    return entry.label !== '' && entry.url !== '' ? [entry] : [];
  });
  return text(email) === '' ? null : { name: text(username) || text(email), menus };
}
