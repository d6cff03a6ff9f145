import { useEffect, useState } from 'react';
import { previewPaths } from '#contract/editing/preview-name.ts';
import { useLocale } from '#ui/locale.ts';
import { m } from '#messages/paraglide/messages.js';
import { fetchUser } from './fetch-user.ts';
import { backOfficeAddress } from './back-office-address.ts';
import styles from './staff-links.module.css';

/** Links at the bottom of the window for logged-in users: edit this page, or its entity in the back office. */
export function StaffLinks({ pathname }: { pathname: string }) {
  const locale = useLocale();
  const [isStaff, setIsStaff] = useState(false);
  useEffect(() => {
    let current = true;
    fetchUser(locale).then(
      (user) => current && setIsStaff(user !== null),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [locale]);
  if (!isStaff) return null;
  const address = backOfficeAddress(pathname);
  return (
    <nav className={`stage ${styles.links}`} aria-label={m.staff_bar()}>
      <a href={`${pathname}?edit`} target="_self">
        {m.staff_edit()}
      </a>
      <a href={`/${locale}${previewPaths.all}?to=${encodeURIComponent(pathname)}`} target="_self">
        {m.preview_begin()}
      </a>
      {address && <a href={address}>{/\d$/.test(address) ? m.staff_open_entry() : m.staff_open_list()}</a>}
    </nav>
  );
}
