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
