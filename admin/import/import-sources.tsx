import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import styles from './import.module.css';

const sources = { provider: '/import/events', table: '/import/tables/events' } as const;

/** Events come from the ticket system or from a table: leads from one import to the other. */
export function ImportSources({ current }: { current: keyof typeof sources }) {
  const translate = useTranslate();
  return (
    <nav className={`cluster ${styles.sources}`} aria-label={translate('import.sources')}>
      {(['provider', 'table'] as const).map((source) => (
        <Link key={source} to={sources[source]} aria-current={source === current ? 'page' : undefined}>
          {translate(`import.from_${source}`)}
        </Link>
      ))}
    </nav>
  );
}
