import { useTranslate } from 'react-admin';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { useHouseName } from '../house/use-house-name.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { SignInForm } from './sign-in-form.tsx';
import styles from './sign-in.module.css';

/** The door of the back office; afterwards one is where one wanted to go. */
export function SignIn() {
  const translate = useTranslate();
  const house = useHouseName();
  const navigate = useNavigate();
  const { state } = useLocation() as { state: { nextPathname?: string; nextSearch?: string } | null };
  const next = `${state?.nextPathname ?? '/'}${state?.nextSearch ?? ''}`;
  return (
    <main className={styles.door}>
      <title>{`${translate('ra.auth.sign_in')} – ${house}`}</title>
      <div className={styles.card}>
        <div className={styles.head}>
          <h1>
            {house || translate('frame.back_office')}
            <small>{translate('frame.back_office')}</small>
          </h1>
          <LanguageSwitch />
        </div>
        <SignInForm onDone={() => void navigate(next, { replace: true })} />
        <p className={styles.way}>
          <Link to="/forgotten-password">{translate('account.forgotten')}</Link>
        </p>
      </div>
    </main>
  );
}
