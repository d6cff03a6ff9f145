import { type SubmitEvent, useCallback, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useLocale } from '#ui/locale.ts';
import { searchAddress } from '../../addresses/search-address.ts';
import { suggestionKeys, useSuggestions } from './use-suggestions.ts';
import { useCloseOnLeave } from './use-close-on-leave.ts';

export interface SearchText {
  typed: string;
  onType: (typed: string) => void;
  /** Called when the visitor goes to the search. */
  onGo?: (() => void) | undefined;
}

/** Behaviour of a search field: suggestions, choice of one, submit unless empty, clear. */
export function useSearchBox({ onType, onGo }: SearchText) {
  const locale = useLocale();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const suggestions = useSuggestions(locale);
  const { state, step } = suggestions;
  const close = useCallback(() => step({ type: 'close' }), [step]);
  const turningAway = useCloseOnLeave(form, state.wanted, close);

  function type(text: string) {
    onType(text);
    step({ type: 'type', text });
  }

  function go(query: string) {
    close();
    onGo?.();
    void navigate(searchAddress(locale, { part: 'all', page: 1, query }));
  }

  function choose({ text }: { text: string }) {
    onType(text);
    go(text);
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const wanted = (field.current?.value ?? '').trim();
    if (wanted === '') field.current?.focus();
    else go(wanted);
  }

  function clear() {
    type('');
    field.current?.focus();
  }

  const keys = { onKeyDown: suggestionKeys(suggestions, choose), ...turningAway };
  return { form, field, state, keys, type, choose, submit, clear };
}
