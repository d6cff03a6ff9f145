import { Button, Checkbox, FormControlLabel, TextField } from '@mui/material';
import { type KeyboardEvent, useState, useEffect, useSyncExternalStore, type FocusEvent } from 'react';
import { ResourceContextProvider, useTranslate, HttpError } from 'react-admin';
import { useSearchParams, Link } from 'react-router-dom';
import { useAskBeforeLeaving } from '../../../forms/unsaved-changes/unsaved-changes.ts';
import { PageHead } from '../../../layout/page-head.tsx';
import { Problem } from '../../../layout/problem.tsx';
import styles from './describe.module.css';
import {
  isChanged,
  createDescriptions,
  type Descriptions,
  type NotSaved,
  type SentDescription,
  type Described,
} from './descriptions.ts';
import { useQueryClient } from '@tanstack/react-query';
import { recordOf } from '#contract/base/records.ts';
import { parseBody } from '#contract/client/read-answer.ts';
import { currentMediaSchema, mediaApi } from '#contract/media/media-api.ts';
import { type Media, mediaTextLengths } from '#contract/media/media.ts';
import { errorMessage, request } from '../../../api/request.ts';
import { locales } from '#text/languages.ts';
import { focusOnMount } from '../../../fields/plain.tsx';
import { languageNames } from '../../../messages/locale.ts';

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
        resource="media"
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

/** Most pictures at once. */
const picturesAtOnce = 100;

/** Pictures without alternative text, or those with the given ids. */
function useDescribe(ids: readonly string[] | null) {
  const send = useSend();
  const [descriptions, setDescriptions] = useState(() => createDescriptions([], send));
  const [total, setTotal] = useState<number | null>(null);
  const [problem, setProblem] = useState('');
  const wanted = ids?.join(',');

  useEffect(() => {
    const control = new AbortController();
    const which = wanted === undefined ? { missing: 'alt' as const } : { ids: wanted };
    const query = { ...which, kind: 'image' as const, page: 1, page_size: picturesAtOnce };
    request(mediaApi.list, { query, signal: control.signal })
      .then(({ results, count }) => {
        setDescriptions(createDescriptions(results, send));
        setTotal(count);
      })
      .catch((error: unknown) => !control.signal.aborted && setProblem(errorMessage(error)));
    return () => control.abort();
  }, [wanted, send]);

  return { descriptions, rows: useRows(descriptions), total, problem };
}

function useRows({ subscribe, rows }: Descriptions) {
  return useSyncExternalStore(subscribe, rows);
}

/** Stores a description and reads what shows the entry again. */
function useSend() {
  const translate = useTranslate();
  const queries = useQueryClient();
  const [send] = useState(() => async ({ id, ...body }: SentDescription): Promise<Media | NotSaved> => {
    try {
      const saved = await request(mediaApi.change, { params: { id }, body });
      void queries.invalidateQueries({ queryKey: ['media'] });
      return saved;
    } catch (error) {
      const details = error instanceof HttpError ? recordOf(error.body).details : undefined;
      const current = parseBody(currentMediaSchema, details)?.current;
      if (current) {
        const { decorative, alt } = current;
        const text = decorative
          ? translate('media.is_decorative')
          : [alt.de, alt.en].filter(Boolean).join(' / ') || '–';
        return { problem: translate('media.alt_changed', { text }), current };
      }
      const message = errorMessage(error);
      return { problem: translate(message, { _: message }) };
    }
  });
  return send;
}

interface DescribeRowProps {
  row: Described;
  first: boolean;
  descriptions: Descriptions;
  /** Hears the keys of the texts. */
  onKeyDown: (event: KeyboardEvent) => void;
}

/** A picture with the inputs of its alternative text; saved when the focus leaves it. */
function DescribeRow({ row, first, descriptions, onKeyDown }: DescribeRowProps) {
  const translate = useTranslate();
  const { media, alt, decorative, state } = row;
  const change = (typed: Parameters<Descriptions['change']>[1]) => descriptions.change(media.id, typed);
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.closest('li')?.contains(relatedTarget)) void descriptions.save(media.id);
  };
  return (
    <li className={`card ${styles.row}`} data-state={state}>
      <Large media={media} />
      <div className={styles.inputs}>
        <p className={styles.name}>
          <Link to={`/media/${media.id}`} onBlur={onBlur}>
            {media.file_name}
          </Link>
          {media.caption.de && <small>{media.caption.de}</small>}
        </p>
        {locales.map((locale) => (
          <TextField
            key={locale}
            id={`alt-${media.id}-${locale}`}
            label={`${translate('resources.media.fields.alt')} ${translate(languageNames[locale])}`}
            value={alt[locale]}
            disabled={decorative}
            multiline
            minRows={2}
            {...(first && locale === 'de' ? { inputRef: focusOnMount } : {})}
            slotProps={{ htmlInput: { lang: locale, maxLength: mediaTextLengths.alt } }}
            onChange={(event) => change({ alt: { ...alt, [locale]: event.target.value } })}
            {...{ onBlur, onKeyDown }}
          />
        ))}
        <FormControlLabel
          control={
            <Checkbox
              checked={decorative}
              onChange={(event) => change({ decorative: event.target.checked })}
              onBlur={onBlur}
            />
          }
          label={translate('pictures.decorative')}
        />
        <State row={row} descriptions={descriptions} />
      </div>
    </li>
  );
}

function State({ row, descriptions }: Pick<DescribeRowProps, 'row' | 'descriptions'>) {
  const translate = useTranslate();
  const { state, problem, media } = row;
  const isRefused = state === 'failed' || state === 'conflict';
  return (
    <>
      <output className={styles.state}>
        {isRefused ? problem : state === 'idle' ? '' : translate(`media.alt_${state}`)}
      </output>
      {state === 'failed' && (
        <Button variant="outlined" onClick={() => void descriptions.save(media.id)}>
          {translate('ra.action.save')}
        </Button>
      )}
      {state === 'conflict' && (
        <>
          <Button variant="outlined" onClick={() => void descriptions.replace(media.id)}>
            {translate('media.alt_replace')}
          </Button>
          <Button variant="outlined" onClick={() => descriptions.takeStored(media.id)}>
            {translate('media.alt_take_stored')}
          </Button>
        </>
      )}
    </>
  );
}

function Large({ media }: { media: Described['media'] }) {
  const { thumbs, url, width, height } = media;
  return (
    <img
      className={styles.picture}
      src={thumbs['768'] ?? Object.values(thumbs).at(-1) ?? url}
      width={width ?? undefined}
      height={height ?? undefined}
      alt=""
      loading="lazy"
    />
  );
}
