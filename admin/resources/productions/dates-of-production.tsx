import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useGetManyReference, useRecordContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { Section } from '../../forms/section.tsx';
import { MomentText } from '../../lists/cells/cells.tsx';
import { SubstituteOnDates } from '../substitutions/substitute-dates.tsx';
import styles from './dates.module.css';

/** The production's events with links to their forms, and a button for a new one. */
export function DatesOfProduction() {
  const translate = useTranslate();
  const record = useRecordContext();
  const { data = [], total = 0 } = useGetManyReference(
    'events',
    {
      target: 'production_id',
      id: record?.id,
      pagination: { page: 1, perPage: 12 },
      sort: { field: 'start', order: 'DESC' },
      filter: {},
    },
    { enabled: record?.id !== undefined },
  );
  if (record?.id === undefined) return null;
  const source = encodeURIComponent(JSON.stringify({ production_id: record.id }));
  return (
    <Section title={translate('productions.dates')}>
      <div className={styles.dates}>
        {data.length > 0 && (
          <ul>
            {data.map((event) => (
              <li key={event.id}>
                <Link to={`/events/${event.id}`}>
                  <MomentText moment={event.start} />
                </Link>
              </li>
            ))}
          </ul>
        )}
        <div className={styles.actions}>
          <Button component={Link} to={`/events/create?source=${source}`} variant="outlined" startIcon={<Add />}>
            {translate('resources.events.new')}
          </Button>
          {data.length > 0 && <SubstituteOnDates />}
          {total > data.length && (
            <Button component={Link} to={`/events?filter=${source}`}>
              {translate('productions.all_dates', { smart_count: total })}
            </Button>
          )}
        </div>
      </div>
    </Section>
  );
}
