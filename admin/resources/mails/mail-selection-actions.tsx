import { mailsApi } from '#contract/office/mails-api.ts';
import { request } from '../../api/request.ts';
import { SelectionAction } from '../../lists/selection/selection-action.tsx';

const retry = (id: string | number) => request(mailsApi.retry, { params: { id }, body: {} });
const remove = (id: string | number) => request(mailsApi.remove, { params: { id } });

/** Sends selected mails now, or removes them from the outbox. */
export function MailSelectionActions() {
  return (
    <>
      <SelectionAction label="mails.retry" successMessage="mails.retried_many" run={retry} />
      <SelectionAction label="mails.remove" successMessage="mails.removed_many" color="error" run={remove} />
    </>
  );
}
