import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { statusApi } from '#contract/office/status-api.ts';
import { errorMessage, request } from '../../api/request.ts';
import { formatMoment } from '../../format/format-moment.ts';
import { PageHead } from '../../layout/page-head.tsx';
import { ContentExport } from './content-export.tsx';
import { BackupGroup, DatabaseGroup, PageCacheGroup, ProcessesGroup, ProgramGroup, StorageGroup } from './groups.tsx';
import { OutboxGroup } from './outbox-group.tsx';
import styles from './status.module.css';

/** State of the installation: what needs attention first, then the facts of each part. */
export function List() {
  const translate = useTranslate();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['status'],
    queryFn: ({ signal }) => request(statusApi.show, { signal }),
    staleTime: 0,
  });
  const reload = () => void refetch();
  const count = data?.findings.length ?? 0;
  const message = error && errorMessage(error);
  return (
    <>
      <PageHead
        title={translate('resources.status.name', { smart_count: 1 })}
        note={data && translate('status.read_at', { moment: formatMoment(data.read_at) })}
      >
        <Button variant="outlined" disabled={isFetching} onClick={reload}>
          {translate('status.reload')}
        </Button>
      </PageHead>
      {message && <p role="alert">{translate(message, { _: message })}</p>}
      {data && (
        <>
          <output className={styles.summary}>
            {count === 0 ? translate('status.all_well') : translate('status.attention', { smart_count: count })}
          </output>
          <div className={styles.groups}>
            <BackupGroup status={data} />
            <OutboxGroup status={data} onRetried={reload} />
            <StorageGroup status={data} />
            <DatabaseGroup status={data} />
            <ProgramGroup status={data} />
            <PageCacheGroup status={data} />
            <ProcessesGroup status={data} />
            <ContentExport />
          </div>
        </>
      )}
    </>
  );
}
