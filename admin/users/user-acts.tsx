import Button from '@mui/material/Button';
import { useEditContext, useNotify, useTranslate } from 'react-admin';
import type { Account } from '../../contract/users-api.ts';
import { ask } from '../house/ask.ts';

/** Another invitation, blocking, and the second factor of somebody who has lost their phone; each is done at once. */
export function UserActs() {
  const translate = useTranslate();
  const notify = useNotify();
  const { record, refetch } = useEditContext<Account>();
  if (!record) return null;
  const { state, email, two_factor: hasFactor } = record;
  const act = async (path: string, question: { method: 'POST' | 'DELETE'; body?: object }, said: string) => {
    try {
      await ask(`/api/users/${record.id}/${path}`, question);
      notify(translate(said, { email }), { type: 'info' });
    } catch (error) {
      notify(error instanceof Error ? error.message : 'house.failed', { type: 'error' });
    }
    await refetch();
  };
  const block = (blocked: boolean) =>
    act('', { method: 'POST', body: { blocked } }, blocked ? 'users.is_blocked' : 'users.is_open');
  return (
    <>
      {state !== 'blocked' && (
        <Button
          variant="outlined"
          onClick={() => void act('invitation/', { method: 'POST', body: {} }, 'users.invited')}
        >
          {translate(state === 'invited' ? 'users.invite_again' : 'users.send_link')}
        </Button>
      )}
      {hasFactor && (
        <Button
          variant="outlined"
          onClick={() => void act('second-factor/', { method: 'DELETE' }, 'users.factor_removed')}
        >
          {translate('users.remove_factor')}
        </Button>
      )}
      <Button
        variant="outlined"
        color={state === 'blocked' ? 'primary' : 'error'}
        onClick={() => void block(state !== 'blocked')}
      >
        {translate(state === 'blocked' ? 'users.unblock' : 'users.block')}
      </Button>
    </>
  );
}
