import Button from '@mui/material/Button';
import { HttpError, useNotify, useRecordContext, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { errorMessage, request } from '../../api/request.ts';
import styles from './events.module.css';

interface LastCastAnswer {
  start: string;
  cast: { role_id: number; person_id: number }[];
}

/** Copies the cast of the production's previous event. */
export function LastCast() {
  const translate = useTranslate();
  const notify = useNotify();
  const record = useRecordContext();
  const { setValue } = useFormContext();
  const [production, start, dates] = useWatch({ name: ['production_id', 'start', 'dates'] }) as [
    number | null | undefined,
    string | null | undefined,
    { start: string | null }[] | undefined,
  ];

  async function copy() {
    const before = start ?? dates?.[0]?.start;
    try {
      const query = { production_id: production, before, except: record?.id };
      const { cast } = (await request('/api/events/last-cast/', { query })) as LastCastAnswer;
      const lines = cast.map(({ role_id, person_id }) => ({ role_id, person_id }));
      setValue('cast', lines, { shouldDirty: true });
      notify('events.cast_copied', { type: 'info', messageArgs: { smart_count: lines.length } });
    } catch (error) {
      const nothing = error instanceof HttpError && error.status === 404;
      notify(nothing ? 'events.no_last_cast' : errorMessage(error), { type: nothing ? 'info' : 'error' });
    }
  }

  if (!production) return null;
  return (
    <div className={styles.whole}>
      <Button variant="outlined" onClick={() => void copy()}>
        {translate('events.copy_cast')}
      </Button>
    </div>
  );
}
