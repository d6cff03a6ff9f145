import { type ReactNode, useId } from 'react';
import { useHydrated } from '#ui/loading/use-hydrated.ts';
import { useLocale } from '#ui/locale.ts';
import { m } from '#messages/paraglide/messages.js';
import { searchAddress } from '../../addresses/search-address.ts';
import { Icon } from '#ui/icon.tsx';
import { optionId, SuggestionList } from './suggestion-list.tsx';
import type { SuggestionState } from './suggestion-state.ts';
import { type SearchText, useSearchBox } from './use-search-box.ts';

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
