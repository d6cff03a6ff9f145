import { type ReactNode, Suspense, useState } from 'react';
import { Loading } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { Bar } from './bar.tsx';
import styles from './frame.module.css';
import { Menu } from './menu.tsx';
import { SessionDialog } from './session-dialog.tsx';
import { SkipLink } from './skip-link.tsx';

/** Bar above, menu on the left, the screen beside it; on a phone the menu comes over the screen. */
export function Frame({ children }: { children?: ReactNode }) {
  const { pathname } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const open = openAt === pathname;
  return (
    <div className={styles.frame}>
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
