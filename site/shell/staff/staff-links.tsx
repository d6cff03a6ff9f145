import { useEffect, useState } from 'react';
import { previewPaths } from '#contract/editing/preview-name.ts';
import { useLocale } from '#ui/locale.ts';
import { m } from '#messages/paraglide/messages.js';
import { fetchUser, type Staff } from './fetch-user.ts';
import { backOfficeAddress, editAccess } from './back-office-address.ts';
import styles from './staff-links.module.css';

/** Links at the bottom of the window for logged-in users: edit this page, or its entity in the back office. */
export function StaffLinks({ pathname }: { pathname: string }) {
  const locale = useLocale();
  const [staff, setStaff] = useState<Staff | null>(null);
  useEffect(() => {
    let current = true;
    fetchUser(locale).then(
      (user) => current && setStaff(user),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [locale]);
  if (!staff) return null;
  const address = backOfficeAddress(pathname);
  const mayOpen = address !== null && staff.menus.some(({ url }) => `${address}/`.startsWith(`${url}/`));
  return (
    <nav data-staff-links className={`stage screen-only ${styles.links}`} aria-label={m.staff_bar()}>
      {staff.capabilities.includes(editAccess(pathname)) && (
        <a href={`${pathname}?edit`} target="_self">
          {m.staff_edit()}
        </a>
      )}
      <a href={`/${locale}${previewPaths.all}?to=${encodeURIComponent(pathname)}`} target="_self">
        {m.preview_begin()}
      </a>
      {mayOpen && <a href={address}>{/\d$/.test(address) ? m.staff_open_entry() : m.staff_open_list()}</a>}
    </nav>
  );
}
