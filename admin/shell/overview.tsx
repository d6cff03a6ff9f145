import { useGetIdentity, useTranslate } from 'react-admin';
import { Link, Navigate } from 'react-router-dom';
import { useWaitingRequests } from '../api/use-waiting-requests.ts';
import { Checklist } from '../set-up/opening/checklist.tsx';
import { useOpening } from '../set-up/opening/use-opening.ts';
import { readProgress } from '../set-up/parts/progress.ts';
import { menuGroups } from '../resources.tsx';
import styles from './overview.module.css';
import { PageHead } from '../layout/page-head.tsx';
import { useMenu } from './use-menu.ts';

/** The first screen: everything that this user may open, and what it is for. */
export function Overview() {
  const translate = useTranslate();
  const { data } = useGetIdentity();
  const waitingRequests = useWaitingRequests() ?? 0;
  const visible = useMenu();
  const opening = useOpening();
  if (!data) return null;
  if (opening?.is_empty && !opening.is_open && !readProgress().wasLeft) return <Navigate to="/set-up" replace />;
  return (
    <>
      <PageHead title={translate('shell.overview')} note={translate('shell.hello', { name: data.fullName ?? '' })} />
      <Checklist />
      {waitingRequests > 0 && (
        <p className={styles.requests}>
          <Link to="/requests">{translate('requests.count', { smart_count: waitingRequests })}</Link>
        </p>
      )}
      {menuGroups.map((group) => {
        const entries = visible.filter((entry) => entry.group === group);
        return entries.length === 0 ? null : (
          <section key={group} className={styles.group}>
            <h2>{translate(`shell.group.${group}`)}</h2>
            <ul>
              {entries.map(({ path, label, about, icon: Icon }) => (
                <li key={path}>
                  <Link to={path}>
                    <Icon aria-hidden="true" />
                    <span>
                      <b>{translate(label, { smart_count: 2 })}</b>
                      <small>{translate(about)}</small>
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </>
  );
}
