import Button from '@mui/material/Button';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { ResourceContextProvider, useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { PageHead } from '../../../layout/page-head.tsx';
import { DescribeRow } from './describe-row.tsx';
import styles from './describe.module.css';
import { isChanged, useDescribe } from './use-describe.ts';

/** Pictures without alternative text, each in large with its inputs: typed one after the other, saved on leaving. */
export function DescribeScreen() {
  const [address] = useSearchParams();
  const [round, setRound] = useState(0);
  const ids = address.get('ids');
  return <Pictures key={`${ids} ${round}`} ids={ids} again={() => setRound(round + 1)} />;
}

function Pictures({ ids, again }: { ids: string | null; again: () => void }) {
  const translate = useTranslate();
  const { rows, total, problem, set, save } = useDescribe(ids);
  const list = useRef<HTMLOListElement>(null);
  const unsaved = rows?.some((row) => row.state === 'saving' || isChanged(row)) ?? false;
  useWarning(unsaved);
  const left = rows?.filter(({ media }) => !media.decorative && media.alt.de.trim() === '').length ?? 0;

  /** Enter leads to the next input, with Shift to the one before. */
  const walk = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLTextAreaElement)) return;
    event.preventDefault();
    const inputs = [
      ...(list.current?.querySelectorAll<HTMLTextAreaElement>('textarea:not(:disabled, [aria-hidden])') ?? []),
    ];
    const next = inputs[inputs.indexOf(event.target) + (event.shiftKey ? -1 : 1)];
    if (next) next.focus();
    else event.target.blur();
  };

  return (
    <ResourceContextProvider value="media">
      <PageHead
        title={translate('media.describe_title')}
        note={rows && translate('media.describe_left', { smart_count: left })}
        parent={{ label: translate('resources.media.name', { smart_count: 2 }), to: '/media' }}
      />
      <p className={styles.lead}>{translate('media.describe_help')}</p>
      {problem && <p role="alert">{translate(problem, { _: problem })}</p>}
      {rows?.length === 0 && <p className={styles.lead}>{translate('media.describe_none')}</p>}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only hears the keys of its inputs */}
      <ol ref={list} className={styles.rows} onKeyDown={walk}>
        {rows?.map((row, at) => (
          <DescribeRow
            key={row.media.id}
            row={row}
            first={at === 0}
            change={(change) => set(row.media.id, { ...change, state: 'idle' })}
            save={(now) => void save(now)}
          />
        ))}
      </ol>
      {rows && total > rows.length && (
        <Button variant="outlined" disabled={unsaved} onClick={again}>
          {translate('media.describe_more')}
        </Button>
      )}
    </ResourceContextProvider>
  );
}

/** The browser asks before the window is closed with something unsaved. */
function useWarning(unsaved: boolean) {
  useEffect(() => {
    if (!unsaved) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);
}
