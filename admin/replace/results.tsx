import { Button, LinearProgress } from '@mui/material';
import { type ReactNode, useId, useMemo, memo, useEffect, useRef, useState } from 'react';
import { HttpError, useTranslate } from 'react-admin';
import { errorStatus } from '#contract/base/errors.ts';
import { placeKey, possiblePlaces } from '#text/replacing/chosen-places.ts';
import { errorMessage, request } from '../api/request.ts';
import { Problem } from '../layout/problem.tsx';
import type { Criteria } from './criteria.ts';
import {
  countOf,
  ownersOf,
  type FoundOwner,
  type OwnerLink,
  type ChosenText,
  chosenTexts,
  type ListedText,
  possibleCount,
} from './found-owners.ts';
import type { Outcome } from '../layout/last-act.tsx';
import styles from './replace.module.css';
import type { SearchState } from './use-text-search.ts';
import type { Ticks } from './use-ticks.ts';
import Launch from '@mui/icons-material/OpenInNew';
import { Link } from 'react-router-dom';
import { Chip } from '../lists/cells/cells.tsx';
import { getLocale, languageNames } from '../messages/locale.ts';
import type { Locale } from '#contract/base/locale.ts';
import type { FoundPlace } from '#text/replacing/replace-places.ts';
import { replacingApi, replacingLimits } from '#contract/editing/replacing-api.ts';
import { ActDialog } from '../layout/act-dialog.tsx';

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
      <div className={`cluster ${styles.progress}`}>
        <p className="heading" aria-hidden={isSearching ? undefined : true}>
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
    <div className={`cluster ${styles.tickButtons}`}>
      <Button variant="outlined" onClick={() => set(true)}>
        {translate('replace.all')}
      </Button>
      <Button variant="outlined" onClick={() => set(false)}>
        {translate('replace.nothing')}
      </Button>
    </div>
  );
}

interface OwnerCardProps extends Ticks {
  owner: FoundOwner;
  replacement: string;
}

/** A record or page with its texts and every place in them. */
const OwnerCard = memo(function OwnerCard({ owner, replacement, unticked, tick }: OwnerCardProps) {
  const translate = useTranslate();
  const id = useId();
  const { title, kind, link, refused, isLive, isDraft, texts } = owner;
  const keys = texts.flatMap((text) => possiblePlaces(text).map(({ index }) => placeKey(text, index)));
  return (
    <li className={`card ${styles.owner}`} data-refused={refused !== null || undefined}>
      <div className={`cluster ${styles.head}`}>
        {keys.length > 1 && <TickAll title={title} keys={keys} unticked={unticked} tick={tick} />}
        <h3 id={id}>
          <OwnerTitle title={title} link={link} />
        </h3>
        <span className={styles.kind}>{translate(`entities.${kind}`, { _: kind })}</span>
        {refused === null && isLive && <Chip kind="warn">{translate('replace.live')}</Chip>}
        {refused === null && isDraft && <Chip>{translate('replace.draft')}</Chip>}
      </div>
      {refused !== null && <p className={`hint ${styles.reason}`}>{refused}</p>}
      {texts.map((text, at) => (
        <section key={text.key} className={styles.text}>
          <h4 id={`${id}-${at}`}>
            {text.label} <span>· {translate(languageNames[text.locale])}</span>
          </h4>
          <ul aria-labelledby={`${id} ${id}-${at}`}>
            {text.places.map((place) => (
              <PlaceRow
                key={place.index}
                place={place}
                lang={text.locale}
                replacement={replacement}
                tick={
                  refused !== null
                    ? null
                    : {
                        on: place.possible && !unticked.has(placeKey(text, place.index)),
                        set: (on) => tick([placeKey(text, place.index)], on),
                      }
                }
              />
            ))}
          </ul>
        </section>
      ))}
    </li>
  );
});

function OwnerTitle({ title, link }: { title: string; link: OwnerLink | null }) {
  const translate = useTranslate();
  if (!link) return title;
  const { to, leads } = link;
  const content = (
    <>
      {title}
      <Launch aria-hidden="true" />
      <span className="visually-hidden"> ({translate(`replace.opens_${leads}`)})</span>
    </>
  );
  // In a tab of its own: the list and its ticks stay.
  return leads === 'form' ? (
    <Link to={to} target="_blank">
      {content}
    </Link>
  ) : (
    <a href={to} target="_blank" rel="noreferrer">
      {content}
    </a>
  );
}

/** Ticks or unticks all places of an owner. */
function TickAll({ title, keys, unticked, tick }: Ticks & { title: string; keys: readonly string[] }) {
  const translate = useTranslate();
  const box = useRef<HTMLInputElement>(null);
  const on = keys.filter((key) => !unticked.has(key)).length;
  useEffect(() => {
    if (box.current) box.current.indeterminate = on > 0 && on < keys.length;
  }, [on, keys.length]);
  return (
    <input
      ref={box}
      type="checkbox"
      checked={on === keys.length}
      aria-label={translate('replace.all_of', { title })}
      onChange={({ target }) => tick(keys, target.checked)}
    />
  );
}

interface PlaceRowProps {
  place: FoundPlace;
  /** Language of the text. */
  lang: Locale;
  replacement: string;
  /** Null for a text that the user may not change. */
  tick: { on: boolean; set: (on: boolean) => void } | null;
}

/** A place with the words around it; the whole row ticks it. */
function PlaceRow({ place, lang, replacement, tick }: PlaceRowProps) {
  const translate = useTranslate();
  const id = useId();
  const { before, found, after, possible } = place;
  const words = (
    <span lang={lang} className={styles.words}>
      {before}
      <del>{found}</del>
      <span className="visually-hidden" lang={getLocale()}>
        {` ${translate(replacement === '' ? 'replace.is_removed' : 'replace.becomes')} `}
      </span>
      {replacement !== '' && <ins>{replacement}</ins>}
      {after}
    </span>
  );
  return (
    <li className={styles.place}>
      {tick ? (
        <label>
          <input
            type="checkbox"
            checked={tick.on}
            disabled={!possible}
            aria-describedby={possible ? undefined : id}
            onChange={({ target }) => tick.set(target.checked)}
          />
          {words}
        </label>
      ) : (
        words
      )}
      {!possible && (
        <small id={id} className={`hint ${styles.reason}`}>
          {translate('replace.link_kept')}
        </small>
      )}
    </li>
  );
}

interface ReplaceFootProps {
  criteria: Criteria;
  texts: readonly ListedText[];
  unticked: ReadonlySet<string>;
  isSearching: boolean;
  isOutdated: boolean;
  onActed: (outcome: Outcome) => void;
}

/** Number of ticked places and the button that replaces them; it asks first. */
function ReplaceFoot({ criteria, texts, unticked, isSearching, isOutdated, onActed }: ReplaceFootProps) {
  const translate = useTranslate();
  const [asking, setAsking] = useState(false);
  const { chosen, isCut } = chosenTexts(texts, { unticked, most: replacingLimits.texts });
  const count = countOf(chosen);
  const what = countText(translate, count);
  const ticked = countOf(chosenTexts(texts, { unticked, most: texts.length }).chosen).places;
  return (
    <div className={`cluster sticky-foot ${styles.foot}`}>
      <Button
        variant="contained"
        disabled={isSearching || isOutdated || count.places === 0}
        onClick={() => setAsking(true)}
      >
        {translate('replace.now', { what })}
      </Button>
      <output className="hint">{translate('replace.chosen', { chosen: ticked, all: possibleCount(texts) })}</output>
      {isCut && <p>{translate('replace.limit', { max: replacingLimits.texts })}</p>}
      <output className={styles.outdated}>{isOutdated && translate('replace.outdated')}</output>
      {asking && <AskDialog {...{ criteria, chosen, what, onActed }} onClose={() => setAsking(false)} />}
    </div>
  );
}

interface AskDialogProps extends Pick<ReplaceFootProps, 'criteria' | 'onActed'> {
  chosen: readonly ChosenText[];
  what: string;
  onClose: () => void;
}

/** Says what becomes a draft and what visitors see at once, before it is done. */
function AskDialog({ criteria, chosen, what, onActed, onClose }: AskDialogProps) {
  const translate = useTranslate();
  const { term, replacement, match_case: matchCase, whole_words: wholeWords } = criteria;
  const owners = ownersOf(chosen.map(({ text }) => text));
  const live = owners.filter(({ isLive }) => isLive);
  const names = live.map(({ kind, title }) => `${translate(`entities.${kind}`, { _: kind })}: ${title}`);
  async function act() {
    const texts = chosen.map(({ text: { target, seen }, places }) => ({ target, seen, places }));
    const body = { term, replacement, match_case: matchCase, whole_words: wholeWords, texts };
    const done = await request(replacingApi.replace, { body });
    const sentence =
      done.id === null
        ? translate('replace.done_none')
        : translate('replace.done', { what: countText(translate, done) });
    onActed({ sentence, left: done.left });
  }
  return (
    <ActDialog title={translate('replace.ask', { what })} action={translate('replace.do')} act={act} onClose={onClose}>
      <p className={styles.said}>
        {translate(replacement === '' ? 'replace.ask_removed' : 'replace.ask_words', { term, replacement })}
      </p>
      {owners.some(({ isDraft }) => isDraft) && <p className={styles.said}>{translate('replace.ask_drafts')}</p>}
      {live.length > 0 && (
        <div className={`notice warn ${styles.live}`}>
          <p>{translate('replace.ask_live', { smart_count: live.length })}</p>
          <ul>
            {[...counted(names)].map(([name, count]) => (
              <li key={name}>
                {name}
                {count > 1 && ` (${count})`}
              </li>
            ))}
          </ul>
        </div>
      )}
    </ActDialog>
  );
}

/** How often each name occurs: the dates of a production have one title. */
function counted(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

/** '12 places in 8 texts', in the interface language. */
function countText(
  translate: ReturnType<typeof useTranslate>,
  { places, texts }: { places: number; texts: number },
): string {
  return `${translate('replace.places', { smart_count: places })} ${translate('replace.in_texts', { smart_count: texts })}`;
}
