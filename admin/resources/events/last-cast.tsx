import Button from '@mui/material/Button';
import { HttpError, useNotify, useRecordContext, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { eventDatesApi } from '#contract/programme/event-dates-api.ts';
import { errorMessage, request } from '../../api/request.ts';
import styles from './events.module.css';

interface EventValues {
  production_id?: number | null;
  start?: string | null;
  dates?: { start: string | null }[];
}

/** Copies the cast of the production's previous event. */
export function LastCast() {
  const translate = useTranslate();
  const notify = useNotify();
  const record = useRecordContext();
  const { setValue } = useFormContext();
  const [production, start, dates] = useWatch<EventValues, ['production_id', 'start', 'dates']>({
    name: ['production_id', 'start', 'dates'],
  });

  async function copy() {
    const before = start ?? dates?.[0]?.start;
    try {
      const query = { production_id: production, before: before ?? undefined, except: record?.id };
      const { cast } = await request(eventDatesApi.lastCast, { query });
      const lines = cast.map(({ role_id, person_id, work_id }) => ({ role_id, person_id, work_id }));
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
