import { m } from '#messages/paraglide/messages.js';
import { backOfficeAddress } from './back-office-address.ts';
import { EditLinks } from './edit-links.tsx';
import styles from './staff-links.module.css';
import { useStaff } from './use-staff.ts';

/** Links at the bottom of the window for logged-in users: edit this page, or its entity in the back office. */
export function StaffLinks({ pathname }: { pathname: string }) {
  const staff = useStaff();
  if (!staff) return null;
  const address = backOfficeAddress(pathname);
  const mayOpen = address !== null && staff.menus.some(({ url }) => `${address}/`.startsWith(`${url}/`));
  return (
    <nav data-staff-links className={`stage screen-only ${styles.links}`} aria-label={m.staff_bar()}>
      <EditLinks pathname={pathname} staff={staff} />
      {mayOpen && <a href={address}>{/\d$/.test(address) ? m.staff_open_entry() : m.staff_open_list()}</a>}
    </nav>
  );
}
