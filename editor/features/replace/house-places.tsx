import { useEffect, useRef } from 'react';
import { replacingLimits } from '#contract/editing/replacing-api.ts';
import { m } from '#messages/paraglide/messages.js';
import { chosenPlaces } from '#text/replacing/chosen-places.ts';
import { useEditor } from '../../core/editor-context.ts';
import { Button } from '../../ui/button.tsx';
import ed from '../../ui/editor.module.css';
import { FieldError } from '../../ui/field-frame.tsx';
import { showIssue } from '../checks/go-to-issue.ts';
import type { Search } from './page-places.ts';
import { PlaceList } from './place-list.tsx';
import { type PlacesProps, ReplaceButton } from './replace-button.tsx';
import styles from './replace.module.css';
import { type TextOfHouse, useHouse } from './use-house.ts';
import { useTicks } from './use-ticks.ts';

/** The places of the whole house, found on request. */
export function HousePlaces({ search, foot, onEnter }: PlacesProps) {
  const { session, view } = useEditor();
  const house = useHouse();
  const { busy, next, done, failed, last } = house.state;
  const result = useRef<HTMLParagraphElement>(null);
  const { unticked, toggle } = useTicks(search);
  const isAsked = house.state.asked !== null && isSame(house.state.asked, search);
  const texts = isAsked ? house.state.texts.slice(0, replacingLimits.texts) : [];
  const isFull = house.state.texts.length >= replacingLimits.texts;
  const places = house.state.texts.reduce((sum, text) => sum + text.places.length, 0);
  const chosen = texts
    .map((text) => ({ text, places: chosenPlaces(text, unticked) }))
    .filter((text) => text.places.length > 0);
  const count = chosen.reduce((sum, text) => sum + text.places.length, 0);
  const noTerm = (search.term.trim() === '' || search.languages.length === 0) && m.replace_no_term();
  const show = ({ found: { target } }: TextOfHouse) =>
    target.kind === 'module' && target.slug === session.slug
      ? () => showIssue(session, view, { id: target.block, field: target.field, language: target.locale })
      : undefined;
  const start = () => {
    if (!noTerm && !busy) void house.search(search);
  };
  // The pressed button may have disappeared.
  useEffect(() => {
    if (done) result.current?.focus();
  }, [done]);
  useEffect(() => {
    onEnter(start);
    return () => onEnter(null);
  });
  return (
    <>
      <p className={ed.hint}>{m.replace_house_hint()}</p>
      <p className={`${ed.line} ${styles.summary}`}>
        <Button look="line" submit icon="search" label={m.replace_search_house()} unable={noTerm} />
        <output className={ed.soft}>{busy && m.replace_busy()}</output>
      </p>
      {failed !== null && <FieldError id="replace-failed" message={failed} />}
      {done && (
        <p ref={result} className={styles.done} tabIndex={-1}>
          {done.sentence}
        </p>
      )}
      {done && done.left.length > 0 && (
        <div className={styles.left}>
          <b>{m.replace_left()}</b>
          <ul>
            {[...new Set(done.left.map(({ title, label, message }) => `${title} · ${label}: ${message}`))].map(
              (line) => (
                <li key={line}>{line}</li>
              ),
            )}
          </ul>
        </div>
      )}
      {last && (
        <div className={styles.last}>
          <p className={ed.hint}>
            {m.replace_last({
              name: last.user_name,
              term: last.term,
              replacement: last.replacement,
              count: last.texts,
            })}
          </p>
          <Button
            look="line"
            small
            icon="undo"
            label={m.replace_take_back()}
            unable={busy && m.replace_busy()}
            onClick={() => void house.takeBack(last.id)}
          />
        </div>
      )}
      {isAsked && (
        <>
          <h3 className={`${ed.line} ${styles.summary}`}>
            {places > 0 ? m.replace_found({ places, texts: texts.length }) : !busy && m.replace_none()}
          </h3>
          {isFull && <p className={ed.hint}>{m.replace_limit({ count: replacingLimits.texts })}</p>}
          {next && !busy && !isFull && (
            <Button look="line" small label={m.replace_go_on()} onClick={() => void house.search(search, next)} />
          )}
        </>
      )}
      <PlaceList texts={texts} replacement={search.replacement} unticked={unticked} toggle={toggle} show={show} />
      <ReplaceButton
        foot={foot}
        count={count}
        unable={busy && m.replace_busy()}
        replace={() => void house.replace(search, chosen)}
      />
    </>
  );
}

/** Two searches are the same if they find and change the same places; that depends on the replacement too. */
function isSame(one: Search, other: Search): boolean {
  const key = ({ term, replacement, matchCase, wholeWords, languages }: Search) =>
    JSON.stringify([term, replacement, matchCase, wholeWords, languages]);
  return key(one) === key(other);
}
