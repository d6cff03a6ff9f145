import { type RefObject, useEffect, useRef } from 'react';
import type { Suggestion, SearchKind } from '#contract/search/search.ts';
import { m } from '#messages/paraglide/messages.js';
import type { SuggestionState } from './suggestion-state.ts';
import styles from './suggestion-list.module.css';

const names: Record<SearchKind, () => string> = {
  event: m.search_kind_event,
  production: m.search_kind_production,
  person: m.search_kind_person,
  article: m.search_kind_article,
  page: m.search_kind_page,
  subscription: m.search_kind_subscription,
  press: m.search_kind_press,
  festival: m.search_kind_festival,
};

/** Label of a kind of search result. */
export function kindName(kind: SearchKind): string {
  return names[kind]();
}

export function isKind(value: unknown): value is SearchKind {
  return typeof value === 'string' && Object.hasOwn(names, value);
}

/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a native list knows neither what a thing is nor which letters match */

interface SuggestionListProps {
  id: string;
  state: SuggestionState;
  onChoose: (suggestion: Suggestion) => void;
}

export const optionId = (id: string, index: number) => `${id}-${index}`;

/** Suggestions below a search field, which keeps the focus. */
export function SuggestionList({ id, state, onChoose }: SuggestionListProps) {
  const { list, open, active, answered } = state;
  const box = useRef<HTMLDivElement>(null);
  useMarkedInSight(box, active);
  return (
    <div className={open ? `${styles.frame} ${styles.open}` : styles.frame} inert={!open}>
      <div ref={box} id={id} role="listbox" tabIndex={-1} aria-label={m.search_suggestions()} className={styles.list}>
        {list.map((suggestion, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- keys are handled in the field, which has the focus
          <div
            // oxlint-disable-next-line react/no-array-index-key -- two suggestions may have the same kind and text
            key={index}
            id={optionId(id, index)}
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            className={styles.option}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(suggestion)}
          >
            <span className={styles.text}>
              {markMatch(suggestion.text, answered).map(({ text, hit }) => (hit ? <b key="hit">{text}</b> : text))}
            </span>
            <span className="unseen">, </span>
            <span className={styles.hint}>{suggestion.hint || kindName(suggestion.kind)}</span>
          </div>
        ))}
      </div>
    </div>
  );
}

function useMarkedInSight(box: RefObject<HTMLElement | null>, active: number): void {
  useEffect(() => {
    if (box.current) scrollIntoSight(box.current, active);
  }, [box, active]);
}

/** Scrolls the list if that is sufficient; on small or magnified screens the page must scroll too. */
function scrollIntoSight(list: HTMLElement, index: number): void {
  const marked = list.children[Math.max(0, index)];
  if (!(marked instanceof HTMLElement)) return;
  const top = marked.offsetTop;
  const bottom = top + marked.offsetHeight;
  if (top < list.scrollTop) list.scrollTop = top;
  else if (bottom > list.scrollTop + list.clientHeight) list.scrollTop = bottom - list.clientHeight;
  const place = marked.getBoundingClientRect();
  if (index >= 0 && (place.top < 0 || place.bottom > window.innerHeight)) marked.scrollIntoView({ block: 'nearest' });
}

interface Piece {
  text: string;
  hit: boolean;
}

/**
 * Splits a text into parts and marks word beginnings that match the typed text, ignoring case and accents. The marks
 * are only visual, so a match with another spelling may stay unmarked.
 */
export function markMatch(text: string, typed: string): Piece[] {
  const wanted = fold(typed.trim());
  // One folded letter per letter of the text, so that the indices agree.
  const letters = [...text].map((letter) => fold(letter).slice(0, 1) || letter);
  const found = wanted === '' ? -1 : findWord(letters.join(''), wanted);
  if (found < 0) return [{ text, hit: false }];
  const all = [...text];
  return [
    { text: all.slice(0, found).join(''), hit: false },
    { text: all.slice(found, found + wanted.length).join(''), hit: true },
    { text: all.slice(found + wanted.length).join(''), hit: false },
  ].filter((piece) => piece.text !== '');
}

function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

function findWord(text: string, wanted: string): number {
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1))
    if (at === 0 || !/[\p{L}\p{N}]/u.test(text[at - 1] ?? '')) return at;
  return -1;
}
