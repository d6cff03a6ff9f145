import { type KeyboardEvent, useEffect, useReducer } from 'react';
import type { Locale } from '#text/languages.ts';
import type { Suggestion } from '#contract/search/search.ts';
import { reportFailure } from '../../reporting/report-failure.ts';
import { fetchSuggestions } from './fetch-suggestions.ts';
import { noSuggestions, stepSuggestions, type SuggestionState } from './suggestion-state.ts';

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
