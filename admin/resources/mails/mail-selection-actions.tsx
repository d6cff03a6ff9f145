import { request } from '../../api/request.ts';
import { SelectionAction } from '../../lists/selection/selection-action.tsx';

const retry = (id: string | number) => request(`/api/mails/${id}/retry/`, { method: 'POST', body: {} });
const remove = (id: string | number) => request(`/api/mails/${id}/`, { method: 'DELETE' });

/** Sends selected mails now, or removes them from the outbox. */
export function MailSelectionActions() {
  return (
    <>
      <SelectionAction label="mails.retry" successMessage="mails.retried_many" run={retry} />
      <SelectionAction label="mails.remove" successMessage="mails.removed_many" color="error" run={remove} />
    </>
  );
}
