import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { type ReactNode, useId, useMemo } from 'react';
import { HttpError, useTranslate } from 'react-admin';
import { errorStatus } from '#contract/base/errors.ts';
import { placeKey, possiblePlaces } from '#text/replacing/chosen-places.ts';
import { errorMessage } from '../api/request.ts';
import { Problem } from '../layout/problem.tsx';
import { countText } from './count-text.ts';
import type { Criteria } from './criteria.ts';
import { countOf, ownersOf } from './found-owners.ts';
import { OwnerCard } from './owner-card.tsx';
import { type Outcome, ReplaceFoot } from './replace-foot.tsx';
import styles from './replace.module.css';
import type { SearchState } from './use-text-search.ts';
import type { Ticks } from './use-ticks.ts';

interface Search {
  state: SearchState;
  stop: () => void;
  goOn: () => void;
}

interface ResultsProps {
  search: Search;
  criteria: Criteria;
  /** What is typed is no longer what was searched. */
  isOutdated: boolean;
  ticks: Ticks;
  onActed: (outcome: Outcome) => void;
}

/** What a search has found so far, and the button that replaces it. */
export function Results({ search, criteria, isOutdated, ticks, onActed }: ResultsProps) {
  const translate = useTranslate();
  const id = useId();
  const { phase, texts } = search.state;
  const changeable = useMemo(() => texts.filter(({ refused }) => refused === null), [texts]);
  const refused = useMemo(() => texts.filter((text) => text.refused !== null), [texts]);
  return (
    <>
      <section className={styles.results} aria-labelledby={id}>
        <h2 id={id} className="visually-hidden">
          {translate('replace.results')}
        </h2>
        <Progress {...search} term={criteria.term}>
          {changeable.length > 1 && <TickButtons texts={changeable} ticks={ticks} />}
        </Progress>
        <Owners texts={changeable} {...{ criteria, ticks }} />
      </section>
      {refused.length > 0 && (
        <section className={styles.results} aria-labelledby={`${id}-refused`}>
          <h2 id={`${id}-refused`}>{translate('replace.refused_texts', { smart_count: refused.length })}</h2>
          <Owners texts={refused} {...{ criteria, ticks }} />
        </section>
      )}
      {changeable.length > 0 && (
        <ReplaceFoot
          criteria={criteria}
          texts={changeable}
          unticked={ticks.unticked}
          isSearching={phase === 'searching'}
          isOutdated={isOutdated}
          onActed={onActed}
        />
      )}
    </>
  );
}

type Texts = SearchState['texts'];

function Owners({ texts, criteria, ticks }: { texts: Texts } & Pick<ResultsProps, 'criteria' | 'ticks'>) {
  const owners = useMemo(() => ownersOf(texts), [texts]);
  return (
    <ul className={styles.owners}>
      {owners.map((owner) => (
        <OwnerCard key={owner.key} owner={owner} replacement={criteria.replacement} {...ticks} />
      ))}
    </ul>
  );
}

interface ProgressProps extends Search {
  term: string;
  /** Buttons beside the count. */
  children: ReactNode;
}

/** How far the search is, and what it has found; screen readers hear its beginning and its end. */
function Progress({ state, stop, goOn, term, children }: ProgressProps) {
  const translate = useTranslate();
  const { phase, texts, error } = state;
  const isSearching = phase === 'searching';
  const what = countText(translate, countOf(texts));
  const isNone = texts.length === 0 && phase === 'ended';
  const found = isNone
    ? translate('replace.none')
    : translate(phase === 'ended' ? 'replace.found' : 'replace.found_so_far', { what });
  const message = phase === 'failed' ? errorMessage(error) : '';
  // A refused field would be refused again.
  const mayGoOn = phase === 'paused' || phase === 'stopped' || (phase === 'failed' && !isInvalid(error));
  return (
    <>
      <output className="visually-hidden">{isSearching ? translate('replace.searching') : found}</output>
      <div className={styles.progress}>
        <p className={styles.count} aria-hidden={isSearching ? undefined : true}>
          {isSearching && texts.length === 0 ? translate('replace.searching') : found}
        </p>
        {/* One button, so that the focus stays when it is pressed. */}
        {(isSearching || mayGoOn) && (
          <Button variant="outlined" onClick={isSearching ? stop : goOn}>
            {translate(isSearching ? 'replace.stop' : 'replace.go_on')}
          </Button>
        )}
        {children}
      </div>
      {isSearching && <LinearProgress />}
      <Problem>{message && translate(message, { _: message })}</Problem>
      {phase === 'stopped' && <p className={styles.hint}>{translate('replace.stopped')}</p>}
      {phase === 'paused' && <p className={styles.hint}>{translate('replace.paused')}</p>}
      {isNone && <p className={styles.hint}>{translate('replace.none_hint', { term })}</p>}
    </>
  );
}

function isInvalid(error: unknown): boolean {
  return error instanceof HttpError && error.status === errorStatus.invalid;
}

function TickButtons({ texts, ticks }: { texts: Texts; ticks: Ticks }) {
  const translate = useTranslate();
  const set = (on: boolean) =>
    ticks.tick(
      texts.flatMap((text) => possiblePlaces(text).map(({ index }) => placeKey(text, index))),
      on,
    );
  return (
    <div className={styles.tickButtons}>
      <Button variant="outlined" onClick={() => set(true)}>
        {translate('replace.all')}
      </Button>
      <Button variant="outlined" onClick={() => set(false)}>
        {translate('replace.nothing')}
      </Button>
    </div>
  );
}
