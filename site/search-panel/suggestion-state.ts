import type { Suggestion } from '#contract/search.ts';

/** What is proposed below a search field. */
export interface SuggestionState {
  /** What is looked for; '' where nothing is typed. */
  query: string;
  /** What the list belongs to. */
  answered: string;
  list: Suggestion[];
  /** False once the visitor has turned away: what comes too late opens nothing. */
  wanted: boolean;
  open: boolean;
  /** Index of the suggestion that Enter would take; -1 in the field. */
  active: number;
}

export type SuggestionStep =
  | { type: 'type'; text: string }
  | { type: 'arrive'; query: string; list: Suggestion[] }
  | { type: 'fail'; query: string }
  /** With the text of the field, which may have been put there otherwise than by typing. */
  | { type: 'down'; text: string }
  | { type: 'up' }
  /** Back into the field, the list stays. */
  | { type: 'leave-list' }
  | { type: 'close' };

export const noSuggestions: SuggestionState = {
  query: '',
  answered: '',
  list: [],
  wanted: false,
  open: false,
  active: -1,
};

/** What was typed, as the backend is asked for it: small letters, single spaces. */
export function queryOf(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim().toLowerCase();
}

export function stepSuggestions(state: SuggestionState, step: SuggestionStep): SuggestionState {
  switch (step.type) {
    case 'type':
      return afterTyping(state, queryOf(step.text));
    case 'arrive':
      if (step.query !== state.query) return state;
      return {
        ...state,
        answered: step.query,
        list: step.list,
        open: state.wanted && step.list.length > 0,
        active: -1,
      };
    case 'fail':
      return step.query === state.query ? { ...state, answered: '', wanted: false, open: false, active: -1 } : state;
    case 'down':
      return downwards(state, queryOf(step.text));
    case 'up':
      return state.open ? { ...state, active: Math.max(-1, state.active - 1) } : state;
    case 'leave-list':
      return { ...state, active: -1 };
    case 'close':
      return { ...state, wanted: false, open: false, active: -1 };
  }
}

/** A list that is open stays until the new one comes; without a text there is none. */
function afterTyping(state: SuggestionState, query: string): SuggestionState {
  if (query === '') return { ...noSuggestions, list: state.list };
  if (query === state.answered) return { ...state, query, wanted: true, open: state.list.length > 0, active: -1 };
  return { ...state, query, wanted: true, active: -1 };
}

/** To the next suggestion; a list that was closed opens again, asked for anew where it belongs to another text. */
function downwards(state: SuggestionState, query: string): SuggestionState {
  if (query === '') return state;
  if (state.open) return { ...state, active: Math.min(state.list.length - 1, state.active + 1) };
  const known = state.answered === query && state.list.length > 0;
  return { ...state, query, wanted: true, open: known, active: known ? 0 : -1 };
}
