import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { PublishRequest } from '#contract/editing/requests/publish-request.ts';
import { requestsApi } from '#contract/editing/requests/requests-api.ts';
import { request } from '../../api/request.ts';
import { useNotifiedAction } from '../../api/use-action.ts';

/** Withdraws an own request, and those made together with it, while it is open. */
export function Withdraw({ request: one }: { request: PublishRequest }) {
  const translate = useTranslate();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { busy, act } = useNotifiedAction();
  const withdraw = async () => {
    await request(requestsApi.withdraw, { params: { id: one.id } });
    await navigate('/requests');
    await queries.invalidateQueries();
  };
  if (!one.mine || (one.group ?? one).status !== 'open') return null;
  return (
    <Button variant="outlined" disabled={busy} onClick={() => void act(withdraw, 'requests.withdrawn')}>
      {translate('requests.withdraw')}
    </Button>
  );
}
