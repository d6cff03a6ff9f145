import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import type { z } from 'zod';
import { accountApi, type ownAccountSchema } from '#contract/accounts/account-api.ts';
import { PageHead } from '../layout/page-head.tsx';
import { request } from '../api/request.ts';
import styles from './account.module.css';
import { OwnName } from './own-name.tsx';
import { OwnPassword } from './own-password.tsx';
import { OwnSessions } from './own-sessions.tsx';
import { SecondFactor } from './second-factor.tsx';

export type OwnAccount = z.output<typeof ownAccountSchema>;

/** A user's own account: name, password, second factor, open sessions. */
export function Account() {
  const translate = useTranslate();
  const { data, refetch } = useQuery({
    queryKey: ['own-account'],
    queryFn: () => request(accountApi.show),
  });
  return (
    <>
      <PageHead title={translate('account.title')} note={data?.email} />
      {data && (
        <div className={styles.account}>
          <OwnName account={data} changed={() => void refetch()} />
          <OwnPassword email={data.email} />
          <SecondFactor account={data} changed={() => void refetch()} />
          <OwnSessions />
        </div>
      )}
    </>
  );
}
