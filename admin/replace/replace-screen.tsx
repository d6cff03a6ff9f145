import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { HttpError, useLocaleState, useTranslate } from 'react-admin';
import { useLocation, useSearchParams } from 'react-router-dom';
import { recordOf } from '#contract/base/records.ts';
import { PageHead } from '../layout/page-head.tsx';
import { type Criteria, isBlank, isSame, readCriteria, writeCriteria } from './criteria.ts';
import styles from './replace.module.css';
import { Results } from './results.tsx';
import { type FieldErrors, SearchForm } from './search-form.tsx';
import { useTextSearch } from './use-text-search.ts';
import { useTicks } from './use-ticks.ts';
import { replacingApi } from '#contract/editing/replacing-api.ts';
import { errorMessage, request } from '../api/request.ts';
import { formatMoment } from '../format/format-moment.ts';
import { ActOutcome, LastAct, type Outcome } from '../layout/last-act.tsx';
import { Problem } from '../layout/problem.tsx';
import { useCall } from '../api/use-call.ts';

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
  const [acted, setActed] = useState<{ outcome: Outcome; visit: string } | null>(null);

  function start() {
    const wrong = {
      ...(isBlank(typed) && { term: translate('fields.required') }),
      ...(typed.languages.length === 0 && { languages: translate('replace.no_language') }),
    };
    setErrors(wrong);
    if (Object.keys(wrong).length === 0) search();
  }
  function act(outcome: Outcome) {
    setActed({ outcome, visit });
    void queries.invalidateQueries();
  }
  const isShown = !isBlank(asked) && acted?.visit !== visit;
  return (
    <>
      <PageHead title={translate('replace.title')} />
      <div className={styles.sheet}>
        <SearchForm criteria={typed} setCriteria={setTyped} errors={errors} onSearch={start} />
        <LastReplacement outcome={acted?.visit === visit ? acted.outcome : null} onActed={act} />
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

interface LastReplacementProps {
  /** What was just done here. */
  outcome: Outcome | null;
  onActed: (outcome: Outcome) => void;
}

/** What was just done, and the last replacement in the house with its undo. */
function LastReplacement({ outcome, onActed }: LastReplacementProps) {
  const translate = useTranslate();
  const { data, error } = useCall(['replacing', 'last'], replacingApi.last, {}, { staleTime: 0 });
  const message = error && errorMessage(error);
  const last = data?.last;
  return (
    <>
      <ActOutcome outcome={outcome} />
      <Problem>{message ? translate(message, { _: message }) : ''}</Problem>
      {last && (
        <LastAct
          title={translate('replace.last_title')}
          sentence={translate(last.replacement === '' ? 'replace.last_removed' : 'replace.last', {
            smart_count: last.texts,
            at: formatMoment(last.at),
            name: last.user_name,
            term: last.term,
            replacement: last.replacement,
          })}
          undo={() => request(replacingApi.undo, { params: { id: last.id }, body: {} })}
          onUndone={onActed}
        />
      )}
    </>
  );
}
