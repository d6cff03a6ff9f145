import type { ReactNode } from 'react';
import { LanguageSwitch } from '../layout/language-switch.tsx';
import signIn from './sign-in.module.css';
import { useSiteName } from '../api/use-site.ts';
import styles from './sign-in.module.css';

interface SignedOutPageProps {
  title: string;
  problem?: string;
  children: ReactNode;
}

/** Layout of the other pages for signed-out users, like the sign-in page. */
export function SignedOutPage({ title, problem, children }: SignedOutPageProps) {
  const siteName = useSiteName();
  return (
    <main className={signIn.page}>
      <title>{`${title} – ${siteName}`}</title>
      <div className={signIn.card}>
        <div className={signIn.head}>
          <h1>
            {title}
            <small>{siteName}</small>
          </h1>
          <LanguageSwitch />
        </div>
        <div className={styles.body}>
          {problem && (
            <p role="alert" className={`notice bad ${signIn.error}`}>
              {problem}
            </p>
          )}
          {children}
        </div>
      </div>
    </main>
  );
}
