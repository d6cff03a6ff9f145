import { type KeyboardEvent, useEffect, useReducer } from 'react';
import type { Locale } from '#text/languages.ts';
import type { Suggestion } from '#contract/search/search.ts';
import { reportFailure } from '../../reporting/report-failure.ts';
import { noSuggestions, stepSuggestions, type SuggestionState } from './suggestion-state.ts';
import { recordOf } from '#contract/base/records.ts';
import { isKind } from './kind-name.ts';

/** Milliseconds without typing before a request. */
const pause = 150;

/** Suggestions for the typed text: requested after a delay; late answers are ignored. */
export function useSuggestions(locale: Locale) {
  const [state, step] = useReducer(stepSuggestions, noSuggestions);
  const { query, answered, wanted } = state;
  useEffect(() => {
    if (!wanted || query === answered) return undefined;
    const call = new AbortController();
    const timer = window.setTimeout(() => {
      fetchSuggestions(locale, query, call.signal).then(
        (list) => call.signal.aborted || step({ type: 'arrive', query, list }),
        (error: unknown) => {
          if (call.signal.aborted) return;
          step({ type: 'fail', query });
          reportFailure('autocomplete', error);
        },
      );
    }, pause);
    return () => {
      window.clearTimeout(timer);
      call.abort();
    };
  }, [locale, query, answered, wanted]);
  return { state, step };
}

export type Suggestions = ReturnType<typeof useSuggestions>;

/**
 * Keys of a field with suggestions: arrows move through the list and back into the field, Enter submits the marked one,
 * Escape closes an open list only.
 */
export function suggestionKeys({ state, step }: Suggestions, choose: (suggestion: Suggestion) => void) {
  return (event: KeyboardEvent<HTMLInputElement>) => {
    // During composition (IME) the keys belong to the input method.
    if (event.nativeEvent.isComposing) return;
    if (!handle(event)) return;
    event.preventDefault();
    event.stopPropagation();
  };

  function handle({ key, altKey, currentTarget }: KeyboardEvent<HTMLInputElement>): boolean {
    switch (key) {
      case 'ArrowDown':
        step({ type: 'down', text: currentTarget.value });
        return currentTarget.value.trim() !== '';
      case 'ArrowUp':
        step({ type: altKey ? 'close' : 'up' });
        return state.open;
      case 'Enter':
        return takeMarked(state, choose);
      case 'Escape':
        if (state.open) step({ type: 'close' });
        return state.open;
      case 'Home':
      case 'End':
      case 'ArrowLeft':
      case 'ArrowRight':
        if (state.active >= 0) step({ type: 'leave-list' });
        return false;
      default:
        return false;
    }
  }
}

function takeMarked({ open, active, list }: SuggestionState, choose: (suggestion: Suggestion) => void): boolean {
  const marked = open ? list[active] : undefined;
  if (marked) choose(marked);
  return marked !== undefined;
}

/** Requests suggestions for a text; throws when unavailable. */
async function fetchSuggestions(locale: Locale, query: string, signal: AbortSignal): Promise<Suggestion[]> {
  const address = `/${locale}/api/search/autocomplete/?${new URLSearchParams({ query })}`;
  const answer = await fetch(address, { headers: { accept: 'application/json' }, signal });
  if (!answer.ok) throw new Error(`${answer.status} from the suggestions`);
  const found: unknown = await answer.json();
  if (!Array.isArray(found)) throw new Error('The suggestions are no list');
  return found.flatMap((each) => readSuggestion(each) ?? []);
}

function readSuggestion(value: unknown): Suggestion | null {
  if (typeof value === 'string') return value === '' ? null : { text: value, kind: 'page', hint: '', url: '' };
  const { text, kind, hint, url } = recordOf(value);
  if (typeof text !== 'string' || text.trim() === '') return null;
  return {
    text,
    kind: isKind(kind) ? kind : 'page',
    hint: typeof hint === 'string' ? hint : '',
    url: typeof url === 'string' ? url : '',
  };
}
