import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { HttpError, useNotify, useTranslate } from 'react-admin';
import { reasonsOf } from '../../api/request.ts';
import { requestsKey } from '../../api/use-waiting-requests.ts';

/** Sends a decision; a refusal is shown, and what has changed since is read again. */
export function useDecision() {
  const translate = useTranslate();
  const notify = useNotify();
  const queries = useQueryClient();
  const [refusal, setRefusal] = useState<string[]>([]);
  const [busy, setBusy] = useState(false);

  async function decide(send: () => Promise<unknown>, success: string) {
    setBusy(true);
    setRefusal([]);
    try {
      await send();
      notify(success, { type: 'info' });
      await queries.invalidateQueries();
    } catch (error) {
      const reasons = reasonsOf(error).map((reason) => translate(reason, { _: reason }));
      if (error instanceof HttpError && error.status === 409) {
        notify([translate('requests.changed_since'), ...namedIn(error, reasons)].join('\n'), { type: 'warning' });
        await queries.invalidateQueries({ queryKey: requestsKey });
      } else setRefusal(reasons);
    }
    setBusy(false);
  }

  return { decide, refusal, busy };
}

/** What has changed, where the error names it. */
function namedIn({ body }: HttpError, reasons: string[]): string[] {
  return body?.issues ? reasons : [];
}
