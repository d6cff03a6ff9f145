import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { takeOverApi } from '#contract/office/take-over-api.ts';
import { errorMessage, request } from '../../api/request.ts';
import { PageHead } from '../../layout/page-head.tsx';
import { Run } from './run.tsx';
import { Start } from './start.tsx';
import styles from './take-over.module.css';

/** Milliseconds between two looks at a run that is under way. */
const pace = 2000;

/** Takes over the content of another backend, and shows what became of it. */
export function List() {
  const translate = useTranslate();
  const { data, error, refetch } = useQuery({
    queryKey: ['take-over'],
    queryFn: ({ signal }) => request(takeOverApi.list, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.results[0]?.status === 'running' ? pace : false),
  });
  const reload = () => void refetch();
  const runs = data?.results ?? [];
  const [newest, ...earlier] = runs;
  const message = error && errorMessage(error);
  return (
    <>
      <PageHead title={translate('resources.take-over.name', { smart_count: 1 })} />
      <p className={styles.lead}>{translate('take_over.lead')}</p>
      {message && <p role="alert">{translate(message, { _: message })}</p>}
      {data && newest?.status !== 'running' && <Start before={newest} onStarted={reload} />}
      {newest && <Run run={newest} onChanged={reload} isOpen />}
      {earlier.length > 0 && (
        <section>
          <h2 className={styles.above}>{translate('take_over.earlier')}</h2>
          {earlier.map((run) => (
            <Run key={run.id} run={run} onChanged={reload} />
          ))}
        </section>
      )}
    </>
  );
}
