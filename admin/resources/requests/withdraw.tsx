import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { PublishRequest } from '#contract/editing/requests/publish-request.ts';
import { requestsApi } from '#contract/editing/requests/requests-api.ts';
import { errorMessage, request } from '../../api/request.ts';

/** Withdraws an own request, and those made together with it, while it is open. */
export function Withdraw({ request: one }: { request: PublishRequest }) {
  const translate = useTranslate();
  const notify = useNotify();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { mutate, isPending } = useMutation({
    mutationFn: () => request(requestsApi.withdraw, { params: { id: one.id } }),
    onSuccess: async () => {
      notify('requests.withdrawn', { type: 'info' });
      await navigate('/requests');
      await queries.invalidateQueries();
    },
    onError: (error) => notify(errorMessage(error), { type: 'error' }),
  });
  if (!one.mine || (one.group ?? one).status !== 'open') return null;
  return (
    <Button variant="outlined" disabled={isPending} onClick={() => mutate()}>
      {translate('requests.withdraw')}
    </Button>
  );
}
