import { useCallback, useRef, useState } from 'react';
import { useDisclosure, useDismiss } from '../disclosure/use-disclosure.ts';
import { m } from '#messages/paraglide/messages.js';
import { postJson } from '../../content/client/post-json.ts';
import { EditLinks } from './edit-links.tsx';
import type { Staff } from './fetch-user.ts';
import { csrfToken } from './session-hint.ts';
import styles from './staff-bar.module.css';
import { useStaff } from './use-staff.ts';

/** Bar below the header of the home page for logged-in users: edit the page, back office, sign out. */
export function StaffBar({ pathname }: { pathname: string }) {
  const staff = useStaff();
  const [failed, setFailed] = useState(false);
  if (!staff) return null;

  async function signOut() {
    setFailed(false);
    const answer = await postJson('/auth/sign-out', {}, decodeURIComponent(csrfToken())).catch(() => null);
    if (answer?.ok || answer?.status === 401) window.location.reload();
    else setFailed(true);
  }

  return (
    <section className={`stage ${styles.bar}`} aria-label={m.staff_bar()}>
      <div className={`wrap ${styles.row}`}>
        <p className={styles.name}>{m.staff_signed_in_as({ name: staff.name })}</p>
        <EditLinks pathname={pathname} staff={staff} />
        {staff.menus.length > 0 && <Menus menus={staff.menus} />}
        <button type="button" onClick={() => void signOut()}>
          {m.staff_sign_out()}
        </button>
        {failed && <p role="alert">{m.staff_sign_out_failed()}</p>}
      </div>
    </section>
  );
}

function Menus({ menus }: Pick<Staff, 'menus'>) {
  const ref = useRef<HTMLDetailsElement>(null);
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const summary = useDisclosure(ref, { open, onChange: setOpen });
  useDismiss(ref, open, close);
  return (
    <details ref={ref} className={styles.menus}>
      <summary {...summary}>{m.staff_back_office()}</summary>
      <ul className="stage">
        <li>
          <a href="/admin">{m.menu_overview()}</a>
        </li>
        {menus.map(({ label, url }) => (
          <li key={url}>
            <a href={url}>{label}</a>
          </li>
        ))}
      </ul>
    </details>
  );
}
