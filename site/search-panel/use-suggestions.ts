import { type KeyboardEvent, useEffect, useReducer } from 'react';
import type { Locale } from '#contract/languages.ts';
import type { Suggestion } from '#contract/search.ts';
import { reportFailure } from '../reporting/report-failure.ts';
import { askSuggestions } from './ask-suggestions.ts';
import { noSuggestions, stepSuggestions, type SuggestionState } from './suggestion-state.ts';

/** Who types on is not asked for every letter. */
const pause = 150;

/** Suggestions for what is typed: asked for a moment after the last letter; answers that come too late are ignored. */
export function useSuggestions(locale: Locale) {
  const [state, step] = useReducer(stepSuggestions, noSuggestions);
  const { query, answered, wanted } = state;
  useEffect(() => {
    if (!wanted || query === answered) return undefined;
    const call = new AbortController();
    const timer = window.setTimeout(() => {
      askSuggestions(locale, query, call.signal).then(
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
 * The keys of a field with suggestions: arrows walk the list and lead back up into the field, Enter takes the one that
 * is marked, Escape closes the list and does nothing else as long as there is one.
 */
export function suggestionKeys({ state, step }: Suggestions, choose: (suggestion: Suggestion) => void) {
  return (event: KeyboardEvent<HTMLInputElement>) => {
    // The keys belong to whatever composes a letter of several.
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
