import type { Suggestion } from '#contract/search/search.ts';

/** Suggestions below a search field. */
export interface SuggestionState {
  /** Search text; '' when the field is empty. */
  query: string;
  /** Text that the list belongs to. */
  answered: string;
  list: Suggestion[];
  /** False after the visitor has left the field: late suggestions do not open. */
  wanted: boolean;
  open: boolean;
  /** Index of the marked suggestion, which Enter submits; -1 for the field. */
  active: number;
}

export type SuggestionStep =
  | { type: 'type'; text: string }
  | { type: 'arrive'; query: string; list: Suggestion[] }
  | { type: 'fail'; query: string }
  /** With the text of the field, which may not have been typed. */
  | { type: 'down'; text: string }
  | { type: 'up' }
  /** Returns to the field; the list stays open. */
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

/** The typed text as sent to the backend: lower case, single spaces. */
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

/** An open list stays until the new one arrives; an empty text closes it. */
function afterTyping(state: SuggestionState, query: string): SuggestionState {
  if (query === '') return { ...noSuggestions, list: state.list };
  if (query === state.answered) return { ...state, query, wanted: true, open: state.list.length > 0, active: -1 };
  return { ...state, query, wanted: true, active: -1 };
}

/** Marks the next suggestion; opens a closed list again, with a new request when the text has changed. */
function downwards(state: SuggestionState, query: string): SuggestionState {
  if (query === '') return state;
  if (state.open) return { ...state, active: Math.min(state.list.length - 1, state.active + 1) };
  const known = state.answered === query && state.list.length > 0;
  return { ...state, query, wanted: true, open: known, active: known ? 0 : -1 };
}
