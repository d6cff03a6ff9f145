import Button from '@mui/material/Button';
import { type KeyboardEvent, useState } from 'react';
import { ResourceContextProvider, useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { useAskBeforeLeaving } from '../../../forms/unsaved-changes/use-ask-before-leaving.ts';
import { PageHead } from '../../../layout/page-head.tsx';
import { Problem } from '../../../layout/problem.tsx';
import { DescribeRow } from './describe-row.tsx';
import styles from './describe.module.css';
import { isChanged } from './descriptions.ts';
import { picturesAtOnce, useDescribe } from './use-describe.ts';

/**
 * Pictures without alternative text, or those that `?ids=` names, each in large with its inputs: typed one after the other,
 * saved on leaving. There are at most a hundred at once, and a button for the next ones.
 */
export function DescribeScreen() {
  const [address] = useSearchParams();
  const [round, setRound] = useState(0);
  const chosen = address.get('ids')?.split(',');
  const start = round * picturesAtOnce;
  const ids = chosen?.slice(start, start + picturesAtOnce) ?? null;
  const later = chosen ? Math.max(0, chosen.length - start - picturesAtOnce) : 0;
  return <Pictures key={`${ids?.join()} ${round}`} {...{ ids, later }} next={() => setRound(round + 1)} />;
}

interface PicturesProps {
  ids: readonly string[] | null;
  /** Number of chosen pictures after these. */
  later: number;
  next: () => void;
}

function Pictures({ ids, later, next }: PicturesProps) {
  const translate = useTranslate();
  const { descriptions, rows, total, problem } = useDescribe(ids);
  const unsaved = rows.some((row) => row.state === 'saving' || isChanged(row));
  useAskBeforeLeaving({ unsaved, save: descriptions.saveAll });
  // Without chosen ones all that are not shown lack a text.
  const more = ids ? later : Math.max(0, (total ?? 0) - rows.length);
  const lacking = rows.filter(({ media }) => !media.decorative && media.alt.de.trim() === '').length;
  const left = ids ? lacking : lacking + more;

  return (
    <ResourceContextProvider value="media">
      <PageHead
        title={translate('media.describe_title')}
        note={total === null ? null : translate('media.describe_left', { smart_count: left })}
        parent={{ label: translate('resources.media.name', { smart_count: 2 }), to: '/media' }}
      />
      <p className={styles.lead}>{translate('media.describe_help')}</p>
      <Problem>{problem && translate(problem, { _: problem })}</Problem>
      {total !== null && rows.length === 0 && <p className={styles.lead}>{translate('media.describe_none')}</p>}
      <ol className={styles.rows}>
        {rows.map((row, at) => (
          <DescribeRow key={row.media.id} row={row} first={at === 0} descriptions={descriptions} onKeyDown={walk} />
        ))}
      </ol>
      {more > 0 && (
        <Button variant="outlined" disabled={unsaved} onClick={next}>
          {translate('media.describe_more')}
        </Button>
      )}
    </ResourceContextProvider>
  );
}

/** Enter leads to the next input, with Shift to the one before. */
function walk(event: KeyboardEvent) {
  const { target } = event;
  if (event.key !== 'Enter' || !(target instanceof HTMLTextAreaElement)) return;
  event.preventDefault();
  const all = target.closest('ol')?.querySelectorAll<HTMLTextAreaElement>('textarea:not(:disabled, [aria-hidden])');
  const inputs = [...(all ?? [])];
  const next = inputs[inputs.indexOf(target) + (event.shiftKey ? -1 : 1)];
  if (next) next.focus();
  else target.blur();
}
