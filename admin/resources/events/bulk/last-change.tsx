import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { z } from 'zod';
import { bulkEventsApi, type LeftEvent } from '#contract/programme/bulk-events-api.ts';
import { errorMessage, request } from '../../../api/request.ts';
import { formatMoment } from '../../../format/format-moment.ts';
import styles from './bulk.module.css';

type Last = z.output<typeof bulkEventsApi.last.response>['last'];

/** The last change of many events, with a button that takes it back. */
export function LastChange() {
  const translate = useTranslate();
  const { last, said, left, busy, takeBack } = useLastChange();
  if (!last && !said) return null;
  return (
    <section className={styles.last} aria-label={translate('bulk.last_title')}>
      {last && (
        <p>
          {translate('bulk.last', { smart_count: last.count, name: last.user_name, at: formatMoment(last.at) })}{' '}
          <Button variant="outlined" disabled={busy} onClick={() => void takeBack(last.id)}>
            {translate('release.take_back')}
          </Button>
        </p>
      )}
      <output>{said}</output>
      {left.length > 0 && (
        <ul>
          {left.map(({ id, title, message }) => (
            <li key={id}>
              {title || `#${id}`}: {message}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function useLastChange() {
  const translate = useTranslate();
  const queries = useQueryClient();
  const [last, setLast] = useState<Last>(null);
  const [said, setSaid] = useState('');
  const [left, setLeft] = useState<LeftEvent[]>([]);
  const [busy, setBusy] = useState(false);

  const load = useCallback(
    () =>
      request(bulkEventsApi.last, {}).then(
        (answer) => setLast(answer.last),
        (error) => setSaid(errorMessage(error)),
      ),
    [],
  );
  useEffect(() => void load(), [load]);

  async function takeBack(id: number) {
    setBusy(true);
    try {
      const answer = await request(bulkEventsApi.takeBack, { params: { id }, body: {} });
      setSaid(
        translate(answer.left.length > 0 ? 'bulk.taken_back_partly' : 'bulk.taken_back', {
          smart_count: answer.restored,
        }),
      );
      setLeft(answer.left);
      await queries.invalidateQueries({ queryKey: ['events'] });
    } catch (error) {
      const message = errorMessage(error);
      setSaid(translate(message, { _: message }));
    }
    await load();
    setBusy(false);
  }

  return { last, said, left, busy, takeBack };
}
