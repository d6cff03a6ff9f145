import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { recordOf } from '#contract/base/records.ts';
import { useSiteName } from '../api/use-site.ts';
import { LanguageSwitch } from '../layout/language-switch.tsx';
import { SignInForm } from './sign-in-form.tsx';
import styles from './sign-in.module.css';

/** Sign-in page; leads on to the requested address. */
export function SignIn() {
  const translate = useTranslate();
  const siteName = useSiteName();
  const navigate = useNavigate();
  const { nextPathname = '/', nextSearch = '' } = recordOf(useLocation().state);
  const next = `${String(nextPathname)}${String(nextSearch)}`;
  return (
    <main className={styles.page}>
      <title>{`${translate('ra.auth.sign_in')} – ${siteName}`}</title>
      <div className={styles.card}>
        <div className={styles.head}>
          <h1>
            {siteName || translate('shell.back_office')}
            <small>{translate('shell.back_office')}</small>
          </h1>
          <LanguageSwitch />
        </div>
        <SignInForm onDone={() => void navigate(next, { replace: true })} />
        <p className={styles.forgotten}>
          <Link to="/forgotten-password">{translate('account.forgotten')}</Link>
        </p>
      </div>
    </main>
  );
}

interface SignedOutPageProps {
  title: string;
  problem?: string;
  children: ReactNode;
}

/** Layout of the other pages for signed-out users, like the sign-in page. */
export function SignedOutPage({ title, problem, children }: SignedOutPageProps) {
  const siteName = useSiteName();
  return (
    <main className={styles.page}>
      <title>{`${title} – ${siteName}`}</title>
      <div className={styles.card}>
        <div className={styles.head}>
          <h1>
            {title}
            <small>{siteName}</small>
          </h1>
          <LanguageSwitch />
        </div>
        <div className={styles.body}>
          {problem && (
            <p role="alert" className={`notice bad ${styles.error}`}>
              {problem}
            </p>
          )}
          {children}
        </div>
      </div>
    </main>
  );
}
