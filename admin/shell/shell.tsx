import { type ReactNode, Suspense, useState } from 'react';
import { Loading } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { Bar } from './bar.tsx';
import styles from './shell.module.css';
import { Menu } from './menu.tsx';
import { SessionDialog } from '../sign-in/session-dialog.tsx';
import { SkipLink } from './skip-link.tsx';

/** Bar at the top, menu on the left, screen beside it; on phones the menu overlays the screen. */
export function Shell({ children }: { children?: ReactNode }) {
  const { pathname } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const open = openAt === pathname;
  return (
    <div className={styles.shell}>
      <SkipLink />
      <Bar menuOpen={open} onMenu={() => setOpenAt(open ? null : pathname)} />
      <Menu open={open} onClose={() => setOpenAt(null)} />
      <main id="main-content" className={styles.main} tabIndex={-1}>
        <Suspense fallback={<Loading />}>{children}</Suspense>
      </main>
      <SessionDialog />
    </div>
  );
}
