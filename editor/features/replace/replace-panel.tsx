import {
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
  useDeferredValue,
  useMemo,
  useSyncExternalStore,
  type RefObject,
  useId,
} from 'react';
import { locales } from '#contract/base/locale.ts';
import { replacingLimits } from '#contract/editing/replacing-api.ts';
import { m } from '#messages/paraglide/messages.js';
import { useEditor } from '../../core/editor-context.ts';
import { Button } from '../../ui/button.tsx';
import ed from '../../ui/editor.module.css';
import { Icon } from '../../ui/icon.tsx';
import { HousePlaces } from './house-places.tsx';
import { type Search, findOnPage, replaceOnPage } from './page-places.ts';
import { chosenPlaces } from '#text/replacing/chosen-places.ts';
import { showIssue } from '../checks/go-to-issue.ts';
import { PlaceList } from './place-list.tsx';
import { type PlacesProps, ReplaceButton } from './replace-button.tsx';
import styles from './replace.module.css';
import { useTicks } from './use-ticks.ts';
import { languageNames } from '../../core/language-names.ts';
import { FieldFrame } from '../../ui/field-frame.tsx';

interface PanelProps {
  /** The words that were selected. */
  term: string;
  /** Returns what was typed while the panel was loading, and lets it have the keys. */
  typed: () => string;
}

/** Finds words on the page or in the whole house, and replaces them. */
export default function ReplacePanel({ term, typed }: PanelProps) {
  const { session, view } = useEditor();
  const [search, setSearch] = useState<Search>(empty);
  const [scope, setScope] = useState<Scope>('page');
  const field = useRef<HTMLInputElement>(null);
  const next = useRef<HTMLInputElement>(null);
  const [foot, setFoot] = useState<HTMLElement | null>(null);
  const enter = useRef<(() => void) | null>(null);
  const onEnter = useCallback((act: (() => void) | null) => {
    enter.current = act;
  }, []);
  useLayoutEffect(() => {
    const change = wantedFrom(term, typed());
    // oxlint-disable-next-line react-hooks-js/set-state-in-effect -- keys come until the field has the focus
    setSearch((now) => ({ ...now, ...change }));
    (change.replacement === undefined ? field : next).current?.focus();
  }, [term, typed]);
  const close = () => {
    view.panel.set(null);
    session.fields.focus(session.selection.get());
  };
  const Places = scope === 'page' ? PagePlaces : HousePlaces;
  return (
    <aside className={`${ed.ed} ${ed.right} ${ed.anim}`} aria-label={m.replace_title()} data-editor="replace">
      <div className={ed.head}>
        <Icon name="replace" />
        <h2>{m.replace_title()}</h2>
        <Button icon="close" iconOnly label={m.editor_close()} onClick={close} />
      </div>
      <form
        className={ed.body}
        onSubmit={(event) => {
          event.preventDefault();
          enter.current?.();
        }}
      >
        <ReplaceForm
          search={search}
          setSearch={setSearch}
          scope={scope}
          setScope={setScope}
          field={field}
          next={next}
        />
        <Places search={search} foot={foot} onEnter={onEnter} />
      </form>
      <div ref={setFoot} className={ed.foot} />
    </aside>
  );
}

const empty: Search = { term: '', replacement: '', matchCase: false, wholeWords: false, languages: locales };

/** What was typed, up to Tab the term and then the replacement; else the words that were selected in one line. */
function wantedFrom(selected: string, typed: string): Partial<Search> {
  const [first = '', ...others] = typed.split('\t');
  const words = selected.trim();
  const term = first || (words.length <= replacingLimits.term && !words.includes('\n') ? words : '');
  return { ...(term !== '' && { term }), ...(others.length > 0 && { replacement: others.join('') }) };
}

/** The places of the page, found while the term is typed. */
function PagePlaces({ search, foot }: PlacesProps) {
  const { session, view } = useEditor();
  const { store, locale } = session;
  const root = useSyncExternalStore(store.watchAll, () => store.root);
  const wanted = useDeferredValue(search);
  const all = useMemo(() => findOnPage(root, wanted, locale), [root, wanted, locale]);
  const found = all.slice(0, replacingLimits.texts);
  const { unticked, toggle } = useTicks(search);
  const [done, setDone] = useState<({ search: Search } & Result) | null>(null);
  const chosen = new Map(found.map((text) => [text.key, new Set(chosenPlaces(text, unticked))]));
  const count = [...chosen.values()].reduce((sum, { size }) => sum + size, 0);
  const replace = () => {
    const isChosen = (key: string, index: number) => chosen.get(key)?.has(index) ?? false;
    const result = replaceOnPage(session, { found, search: wanted, isChosen });
    setDone({ search, ...result });
    session.alerts.announce(m.replace_done({ count: result.places }));
  };
  const total = found.reduce((sum, { places }) => sum + places.length, 0);
  return (
    <>
      {done?.search === search && <Done {...done} />}
      {wanted.term.trim() !== '' && <Summary places={total} texts={found.length} />}
      {all.length > found.length && <p className={ed.hint}>{m.replace_limit({ count: found.length })}</p>}
      <PlaceList
        texts={found}
        replacement={wanted.replacement}
        unticked={unticked}
        toggle={toggle}
        show={({ text: { block, field, locale: language } }) =>
          () =>
            showIssue(session, view, { id: block.id, field, language })
          }
      />
      <ReplaceButton foot={foot} count={count} replace={replace} />
    </>
  );
}

interface Result {
  places: number;
  /** Texts that would not fit their fields. */
  refused: number;
}

function Done({ places, refused }: Result) {
  return (
    <p className={styles.done}>
      {m.replace_done({ count: places })}. {places > 0 && m.replace_undo_page()}{' '}
      {refused > 0 && m.replace_not_written({ count: refused })}
    </p>
  );
}

function Summary({ places, texts }: { places: number; texts: number }) {
  return (
    <h3 className={`${ed.line} ${styles.summary}`}>
      {places === 0 ? m.replace_none() : m.replace_found({ places, texts })}
    </h3>
  );
}

type Scope = 'page' | 'house';

interface FormProps {
  search: Search;
  setSearch: (search: Search) => void;
  scope: Scope;
  setScope: (scope: Scope) => void;
  /** The field for the term. */
  field: RefObject<HTMLInputElement | null>;
  /** The field for what takes its place. */
  next: RefObject<HTMLInputElement | null>;
}

const scopeNames = { page: () => m.replace_page(), house: () => m.replace_house() };

/** What is looked for, what takes its place, and where. */
function ReplaceForm({ search, setSearch, scope, setScope, field, next }: FormProps) {
  const id = useId();
  const set = (change: Partial<Search>) => setSearch({ ...search, ...change });
  return (
    <>
      <Words
        id={`${id}-term`}
        label={m.replace_find()}
        value={search.term}
        maximum={replacingLimits.term}
        field={field}
        set={(term) => set({ term })}
      />
      <Words
        id={`${id}-by`}
        label={m.replace_by()}
        value={search.replacement}
        field={next}
        maximum={replacingLimits.replacement}
        set={(replacement) => set({ replacement })}
      />
      <div className={styles.options}>
        <Flag label={m.replace_case()} on={search.matchCase} set={(matchCase) => set({ matchCase })} />
        <Flag label={m.replace_words()} on={search.wholeWords} set={(wholeWords) => set({ wholeWords })} />
      </div>
      <fieldset className={styles.choices}>
        <legend>{m.replace_languages()}</legend>
        {locales.map((locale) => (
          <Flag
            key={locale}
            label={languageNames[locale]()}
            on={search.languages.includes(locale)}
            set={(on) =>
              set({ languages: locales.filter((one) => (one === locale ? on : search.languages.includes(one))) })
            }
          />
        ))}
      </fieldset>
      <fieldset className={styles.choices}>
        <legend>{m.replace_where()}</legend>
        {(['page', 'house'] as const).map((one) => (
          <label key={one} className={ed.check}>
            <input type="radio" name={`${id}-scope`} checked={scope === one} onChange={() => setScope(one)} />
            <span>{scopeNames[one]()}</span>
          </label>
        ))}
      </fieldset>
    </>
  );
}

interface WordsProps {
  id: string;
  label: string;
  value: string;
  field: FormProps['field'];
  maximum: number;
  set: (value: string) => void;
}

function Words({ id, label, value, field, maximum, set }: WordsProps) {
  return (
    <FieldFrame id={id} label={label}>
      {(parts) => (
        <input
          {...parts}
          ref={field}
          className={ed.in}
          value={value}
          maxLength={maximum}
          onChange={({ target }) => set(target.value)}
        />
      )}
    </FieldFrame>
  );
}

function Flag({ label, on, set }: { label: string; on: boolean; set: (on: boolean) => void }) {
  return (
    <label className={ed.check}>
      <input type="checkbox" checked={on} onChange={({ target }) => set(target.checked)} />
      <span>{label}</span>
    </label>
  );
}
