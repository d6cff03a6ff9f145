import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { type Planned, publishingApi } from '#contract/editing/publishing.ts';
import { request } from '../../api/request.ts';
import { formatMoment } from '../../format/format-moment.ts';
import { Chip } from '../../lists/cells/cells.tsx';
import { getLocale } from '../../messages/locale.ts';
import styles from './desk.module.css';
import type { DeskPart } from './part.tsx';

/** What becomes public or goes offline by itself, of what the user may edit. */
export function usePlanned(): DeskPart {
  const translate = useTranslate();
  const query = useQuery({
    queryKey: ['planned', getLocale()],
    queryFn: ({ signal }) => request(publishingApi.planned, { signal }),
  });
  return {
    name: 'planned',
    title: translate('desk.planned'),
    lines: (query.data ?? []).map((one) => ({
      key: `${one.at} ${one.act} ${one.url}`,
      line: <PlannedLine one={one} />,
    })),
    query,
  };
}

function PlannedLine({ one: { at, act, resource, count, title, url } }: { one: Planned }) {
  const translate = useTranslate();
  const kind = translate(resource ? `resources.${resource}.name` : 'requests.modules', { smart_count: count });
  const name = title || `${count} ${kind}`;
  return (
    <>
      {url.startsWith('/admin/') ? (
        <Link to={url.slice('/admin'.length)} className={styles.title}>
          {name}
        </Link>
      ) : (
        <a href={url} className={styles.title}>
          {name}
        </a>
      )}
      <span className={styles.facts}>
        {act === 'failed' ? (
          <Chip kind="error">{translate('desk.planned_failed', { moment: formatMoment(at) })}</Chip>
        ) : (
          <>
            <time dateTime={at}>{formatMoment(at, 'weekdayAndTime')}</time>
            {title && ` · ${kind}`}
            {act !== 'public' && ` · ${translate(`desk.planned_${act}`)}`}
          </>
        )}
      </span>
    </>
  );
}
