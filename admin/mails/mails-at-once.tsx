import { ask } from '../house/ask.ts';
import { EachChosen } from '../lists/each-chosen.tsx';

const retry = (id: string | number) => ask(`/api/mails/${id}/retry/`, { method: 'POST', body: {} });
const remove = (id: string | number) => ask(`/api/mails/${id}/`, { method: 'DELETE' });

/** Several mails are sent now, or taken out of the outbox. */
export function MailsAtOnce() {
  return (
    <>
      <EachChosen label="mails.retry" said="mails.retried_many" act={retry} />
      <EachChosen label="mails.remove" said="mails.removed_many" color="error" act={remove} />
    </>
  );
}
