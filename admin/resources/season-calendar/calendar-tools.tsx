import Back from '@mui/icons-material/ChevronLeft';
import Forward from '@mui/icons-material/ChevronRight';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useEffect } from 'react';
import { Form, ResourceContextProvider, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { Reference } from '../../fields/reference.tsx';
import styles from './calendar.module.css';
import { dayText } from '../../format/day-text.ts';
import type { useCalendarAddress } from './use-calendar.ts';
import { calendarViews, stepOf } from './days/view-days.ts';

type Address = ReturnType<typeof useCalendarAddress>;

/** Steps through the calendar, its views and its filters. */
export function CalendarTools({ address, phone }: { address: Address; phone: boolean }) {
  const translate = useTranslate();
  const { view, day, today, venueId, productionId, go } = address;
  return (
    <div className={styles.tools}>
      <div className={styles.steps}>
        <IconButton aria-label={translate('calendar.earlier')} onClick={() => go({ day: stepOf(view, day, -1) })}>
          <Back />
        </IconButton>
        <h2 aria-live="polite">{dayText(day, 'month')}</h2>
        <IconButton aria-label={translate('calendar.later')} onClick={() => go({ day: stepOf(view, day, 1) })}>
          <Forward />
        </IconButton>
        <Button variant="outlined" onClick={() => go({ day: today })}>
          {translate('calendar.today')}
        </Button>
      </div>
      {!phone && (
        <fieldset className={styles.views} aria-label={translate('calendar.view')}>
          {calendarViews.map((each) => (
            <Button
              key={each}
              variant={each === view ? 'contained' : 'outlined'}
              aria-pressed={each === view}
              onClick={() => go({ view: each })}
            >
              {translate(`calendar.view_${each}`)}
            </Button>
          ))}
        </fieldset>
      )}
      <ResourceContextProvider value="events">
        <Form defaultValues={{ venue_id: venueId ?? null, production_id: productionId ?? null }}>
          <div className={styles.filters}>
            <Reference source="venue_id" to="venues" sort={{ field: 'position', order: 'ASC' }} />
            <Reference source="production_id" to="productions" />
          </div>
          <FilterWatch go={go} />
        </Form>
      </ResourceContextProvider>
    </div>
  );
}

/** Writes the chosen filters to the address. */
function FilterWatch({ go }: Pick<Address, 'go'>) {
  const { watch } = useFormContext();
  useEffect(() => {
    const subscription = watch((values, { type }) => {
      if (type === 'change')
        go({ venue_id: values.venue_id || undefined, production_id: values.production_id || undefined });
    });
    return () => subscription.unsubscribe();
  }, [watch, go]);
  return null;
}
