import { useQueryClient, useQuery } from '@tanstack/react-query';
import { useMemo, useState, useEffect, useId, useRef } from 'react';
import { HttpError, useLocaleState, useTranslate } from 'react-admin';
import { useLocation, useSearchParams } from 'react-router-dom';
import { recordOf } from '#contract/base/records.ts';
import { PageHead } from '../layout/page-head.tsx';
import { type Criteria, isBlank, isSame, readCriteria, writeCriteria } from './criteria.ts';
import type { Outcome } from './replace-foot.tsx';
import styles from './replace.module.css';
import { Results } from './results.tsx';
import { type FieldErrors, SearchForm } from './search-form.tsx';
import { useTextSearch } from './use-text-search.ts';
import { useTicks } from './use-ticks.ts';
import Undo from '@mui/icons-material/Undo';
import Button from '@mui/material/Button';
import type { ResponseOf } from '#contract/base/endpoint.ts';
import { replacingApi } from '#contract/editing/replacing-api.ts';
import { errorMessage, request } from '../api/request.ts';
import { formatMoment } from '../format/format-moment.ts';
import { ActDialog } from '../layout/act-dialog.tsx';
import { Problem } from '../layout/problem.tsx';

/** Finds words in all texts of the house and replaces them. What is searched is in the address. */
export function ReplaceScreen() {
  const translate = useTranslate();
  const queries = useQueryClient();
  const [locale] = useLocaleState();
  const { key: visit } = useLocation();
  const { asked, typed, setTyped, search } = useCriteria();
  const [errors, setErrors] = useState<FieldErrors>({});
  const ticks = useTicks(asked);
  /** What was done, and the visit whose results have become old by it. */
  const [acted, setActed] = useState<{ outcome: Outcome; visit: string; acts: number } | null>(null);

  function start() {
    const wrong = {
      ...(isBlank(typed) && { term: translate('fields.required') }),
      ...(typed.languages.length === 0 && { languages: translate('replace.no_language') }),
    };
    setErrors(wrong);
    if (Object.keys(wrong).length === 0) search();
  }
  function act(outcome: Outcome) {
    setActed((before) => ({ outcome, visit, acts: (before?.acts ?? 0) + 1 }));
    void queries.invalidateQueries();
  }
  const isShown = !isBlank(asked) && acted?.visit !== visit;
  return (
    <>
      <PageHead title={translate('replace.title')} />
      <div className={styles.sheet}>
        <SearchForm criteria={typed} setCriteria={setTyped} errors={errors} onSearch={start} />
        <LastAct outcome={acted?.visit === visit ? acted.outcome : null} acts={acted?.acts ?? 0} onActed={act} />
        {isShown && (
          <Search
            key={`${visit} ${locale}`}
            criteria={asked}
            isOutdated={!isSame(asked, typed)}
            ticks={ticks}
            onActed={act}
            onRefused={setErrors}
          />
        )}
      </div>
    </>
  );
}

interface SearchProps extends Omit<Parameters<typeof Results>[0], 'search'> {
  onRefused: (errors: FieldErrors) => void;
}

/** One search; fields that the server refuses are named in the form. */
function Search({ onRefused, ...props }: SearchProps) {
  const search = useTextSearch(props.criteria, (error) => onRefused(fieldErrors(error)));
  return <Results search={search} {...props} />;
}

function fieldErrors(error: unknown): FieldErrors {
  const errors = error instanceof HttpError ? recordOf(recordOf(error.body).errors) : {};
  const { term, replacement } = errors;
  return {
    ...(typeof term === 'string' && { term }),
    ...(typeof replacement === 'string' && { replacement }),
  };
}

/** What the address asks for, and what is typed; another address, such as that before, is typed anew. */
function useCriteria() {
  const [address, setAddress] = useSearchParams();
  const asked = useMemo(() => readCriteria(address), [address]);
  const [typed, setTyped] = useState({ asked, criteria: asked });
  if (typed.asked !== asked) setTyped({ asked, criteria: isSame(typed.asked, asked) ? typed.criteria : asked });
  return {
    asked,
    typed: typed.criteria,
    setTyped: (criteria: Criteria) => setTyped({ asked, criteria }),
    search: () => setAddress(writeCriteria(typed.criteria)),
  };
}

interface LastActProps {
  /** What was just done here. */
  outcome: Outcome | null;
  /** Number of acts so far. */
  acts: number;
  onActed: (outcome: Outcome) => void;
}

/** What was just done, and the last replacement in the house with a button that takes it back. */
function LastAct({ outcome, acts, onActed }: LastActProps) {
  const translate = useTranslate();
  const { data, error } = useQuery({
    queryKey: ['replacing', 'last'],
    queryFn: ({ signal }) => request(replacingApi.last, { signal }),
    staleTime: 0,
  });
  const message = error && errorMessage(error);
  return (
    <>
      {outcome && <Done key={acts} outcome={outcome} />}
      <Problem>{message ? translate(message, { _: message }) : ''}</Problem>
      {data?.last && <Last last={data.last} onActed={onActed} />}
    </>
  );
}

type LastReplacement = NonNullable<ResponseOf<typeof replacingApi.last>['last']>;

function Last({ last, onActed }: { last: LastReplacement } & Pick<LastActProps, 'onActed'>) {
  const translate = useTranslate();
  const id = useId();
  const [asking, setAsking] = useState(false);
  const { id: act, at, user_name: name, texts, term, replacement } = last;
  async function takeBack() {
    const { restored, left } = await request(replacingApi.takeBack, { params: { id: act }, body: {} });
    const key = restored === 0 ? 'replace.taken_back_none' : 'replace.taken_back';
    onActed({ sentence: translate(key, { smart_count: restored }), left });
  }
  const sentence = translate(replacement === '' ? 'replace.last_removed' : 'replace.last', {
    smart_count: texts,
    at: formatMoment(at),
    ...{ name, term, replacement },
  });
  return (
    <section className={styles.last} aria-labelledby={id}>
      <div>
        <h2 id={id}>{translate('replace.last_title')}</h2>
        <p>{sentence}</p>
      </div>
      <Button variant="outlined" startIcon={<Undo />} onClick={() => setAsking(true)}>
        {translate('replace.take_back')}
      </Button>
      {asking && (
        <ActDialog
          title={translate('replace.take_back_ask')}
          action={translate('replace.take_back')}
          act={takeBack}
          onClose={() => setAsking(false)}
        >
          <p className={styles.said}>{sentence}</p>
          <p className={styles.said}>{translate('replace.take_back_hint')}</p>
        </ActDialog>
      )}
    </section>
  );
}

/** Takes the focus: the pressed button has disappeared. */
function Done({ outcome }: { outcome: Outcome }) {
  const translate = useTranslate();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // After the dialog has given the focus back.
    const timer = setTimeout(() => place.current?.focus());
    return () => clearTimeout(timer);
  }, []);
  const { sentence, left } = outcome;
  const lines = [...new Set(left.map(({ title, label, message }) => `${title} · ${label}: ${message}`))];
  return (
    <div ref={place} tabIndex={-1} className={styles.done} data-left={lines.length > 0 || undefined}>
      <p>{sentence}</p>
      {lines.length > 0 && (
        <>
          <p>{translate('replace.left')}</p>
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
