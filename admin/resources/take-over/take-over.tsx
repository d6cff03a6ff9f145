import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { takeOverApi, type TakeOverRun } from '#contract/office/take-over-api.ts';
import { errorMessage, request } from '../../api/request.ts';
import { PageHead } from '../../layout/page-head.tsx';
import { kindText } from './kind-text.ts';
import { CurrentRun, EarlierRun } from './run.tsx';
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
    refetchInterval: ({ state }) => (state.data?.results.some(isRunning) ? pace : false),
  });
  const reload = () => void refetch();
  const runs = data?.results ?? [];
  const running = runs.find(isRunning);
  const current = running ?? runs[0];
  const earlier = runs.filter((run) => run !== current);
  const message = error && errorMessage(error);
  return (
    <>
      <PageHead title={translate('resources.take-over.name', { smart_count: 1 })} />
      <p className={styles.lead}>{translate('take_over.lead')}</p>
      {message && (
        <p role="alert" className={styles.refusal}>
          {translate(message, { _: message })}
        </p>
      )}
      {/* Always there, so that screen readers read what changes in it. */}
      <output className="visually-hidden">{current && progressText(translate, current)}</output>
      {data && !running && <Start before={runs[0]} onStarted={reload} />}
      {current && <CurrentRun key={current.id} run={current} onChanged={reload} />}
      {earlier.length > 0 && (
        <section>
          <h2 className={styles.above}>{translate('take_over.earlier')}</h2>
          {earlier.map((run) => (
            <EarlierRun key={run.id} run={run} onChanged={reload} mayResume={!running} />
          ))}
        </section>
      )}
    </>
  );
}

function isRunning({ status }: TakeOverRun): boolean {
  return status === 'running';
}

function progressText(translate: ReturnType<typeof useTranslate>, { status, stage }: TakeOverRun): string {
  const state = translate(`take_over.status_${status}`);
  return status === 'running' && stage !== null ? `${state}: ${kindText(translate, stage)}` : state;
}
