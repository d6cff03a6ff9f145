import { type Capability, capabilities as allCapabilities } from '#contract/accounts/capabilities.ts';
import type { Locale } from '#text/languages.ts';
import { getJson } from '../../content/client/get-json.ts';
import { address, list, record, text } from '../../content/reading/read.ts';

/** The logged-in user, as far as pages show it. */
export interface Staff {
  name: string;
  /** Permissions in the back office. */
  menus: { label: string; url: string }[];
  capabilities: readonly Capability[];
}

/** Null when nobody is logged in; rejects when that is refused or not answered. */
export async function fetchUser(locale: Locale): Promise<Staff | null> {
  const { email, username, admin_menus, capabilities } = record(await getJson(`/${locale}/pageeditor-api/user`));
  const menus = list(admin_menus).flatMap((menu) => {
    const { label, url } = record(menu);
    const entry = { label: text(label), url: address(url) };
    return entry.label !== '' && entry.url !== '' ? [entry] : [];
  });
  return text(email) === ''
    ? null
    : {
        name: text(username) || text(email),
        menus,
        capabilities: allCapabilities.filter((one) => list(capabilities).includes(one)),
      };
}
