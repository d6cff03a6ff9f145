import {
  type ReactNode,
  useId,
  type SubmitEvent,
  useCallback,
  useRef,
  type RefObject,
  useEffect,
  useLayoutEffect,
  type KeyboardEvent,
  useReducer,
} from 'react';
import { useHydrated } from '#ui/loading/use-hydrated.ts';
import { useLocale } from '#ui/locale.ts';
import { m } from '#messages/paraglide/messages.js';
import { getJson } from '../../content/client/get-json.ts';
import { searchAddress } from '../../addresses/search-address.ts';
import { prefetchData } from '../../framework/navigation/prefetch.ts';
import { Icon } from '#ui/icon.tsx';
import { optionId, SuggestionList, isKind } from './suggestion-list.tsx';
import { type SuggestionState, noSuggestions, stepSuggestions } from './suggestion-state.ts';
import { useNavigate } from 'react-router';
import type { Locale } from '#text/languages.ts';
import type { Suggestion } from '#contract/search/search.ts';
import { reportFailure } from '../../reporting/report-failure.ts';
import { recordOf } from '#contract/base/records.ts';

interface SearchBoxProps extends SearchText {
  styles: Readonly<Record<string, string | undefined>>;
  /** The submit button. */
  children: ReactNode;
}

/** Search field with suggestions; a plain form without scripts. Its parts are called form, field, clear and list. */
export function SearchBox({ styles, children, ...text }: SearchBoxProps) {
  const locale = useLocale();
  const id = useId();
  const { form, field, state, keys, type, choose, submit, clear } = useSearchBox(text);
  return (
    <form
      ref={form}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the oldest supported browsers lack the element
      role="search"
      className={styles.form}
      action={searchAddress(locale, { part: 'all', page: 1, query: '' })}
      onSubmit={submit}
    >
      <label className="unseen" htmlFor={`${id}field`}>
        {m.search_field()}
      </label>
      <input
        ref={field}
        id={`${id}field`}
        className={styles.field}
        type="text"
        name="q"
        required
        maxLength={500}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        placeholder={m.search_placeholder()}
        value={text.typed}
        data-begin=""
        onChange={(event) => type(event.target.value)}
        {...keys}
        {...useComboboxRole(id, state)}
      />
      {text.typed !== '' && (
        <button type="button" className={styles.clear} aria-label={m.search_clear()} onClick={clear}>
          <Icon name="close" />
        </button>
      )}
      {children}
      <div className={styles.list}>
        <SuggestionList id={id} state={state} onChoose={choose} />
      </div>
      <output className="unseen">{announcementOf(state)}</output>
    </form>
  );
}

/** Combobox attributes, only with scripts. */
function useComboboxRole(id: string, { open, active }: SuggestionState) {
  if (!useHydrated()) return {};
  return {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': open,
    'aria-controls': id,
    'aria-activedescendant': open && active >= 0 ? optionId(id, active) : undefined,
  } as const;
}

/** Announces the number of suggestions; nothing when they are unavailable. */
function announcementOf({ wanted, query, answered, list }: SuggestionState): string {
  if (!wanted || query === '' || query !== answered) return '';
  return list.length === 0 ? m.search_suggestions_none() : m.search_suggestions_count({ count: list.length });
}

interface SearchText {
  typed: string;
  onType: (typed: string) => void;
  /** Called when the visitor goes to the search. */
  onGo?: (() => void) | undefined;
}

/** Behaviour of a search field: suggestions, choice of one, submit unless empty, clear. */
function useSearchBox({ onType, onGo }: SearchText) {
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
    const address = searchAddress(locale, { part: 'all', page: 1, query });
    prefetchData(new URL(address, window.location.href), true);
    void navigate(address);
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

const blurDelay = 200;
/** Time after a key press during which the page may scroll because of it. */
const afterKey = 150;

/**
 * Closes suggestions when the visitor leaves an open form: some time after the field has lost the focus, on a click
 * outside, and when the page scrolls for another reason than a key press in the field. Returns the field's handlers.
 */
function useCloseOnLeave(form: RefObject<HTMLFormElement | null>, open: boolean, close: () => void) {
  const timer = useRef(0);
  const lastKey = useRef(-Infinity);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  // Layout effect, so that they can be closed from the first paint on.
  useLayoutEffect(() => {
    if (!open) return undefined;
    const leave = (event: Event) => {
      if (!(event.target instanceof Node) || !form.current?.contains(event.target)) close();
    };
    const scroll = (event: Event) => {
      if (performance.now() - lastKey.current > afterKey) leave(event);
    };
    document.addEventListener('pointerdown', leave);
    // Any scroll container except the list: the page, or a sheet around the form.
    window.addEventListener('scroll', scroll, { capture: true, passive: true });
    return () => {
      document.removeEventListener('pointerdown', leave);
      window.removeEventListener('scroll', scroll, { capture: true });
    };
  }, [form, open, close]);
  return {
    onBlur: () => (timer.current = window.setTimeout(close, blurDelay)),
    onFocus: () => window.clearTimeout(timer.current),
    onKeyDownCapture: () => (lastKey.current = performance.now()),
  };
}

/** Milliseconds without typing before a request. */
const pause = 150;

/** Suggestions for the typed text: requested after a delay; late answers are ignored. */
function useSuggestions(locale: Locale) {
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

type Suggestions = ReturnType<typeof useSuggestions>;

/**
 * Keys of a field with suggestions: arrows move through the list and back into the field, Enter submits the marked one,
 * Escape closes an open list only.
 */
function suggestionKeys({ state, step }: Suggestions, choose: (suggestion: Suggestion) => void) {
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
  const found = await getJson(`/${locale}/api/search/autocomplete/?${new URLSearchParams({ query })}`, signal);
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
