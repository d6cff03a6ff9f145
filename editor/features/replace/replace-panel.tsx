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
import ed from '../../ui/editor.module.css';
import { HousePlaces } from './house-places.tsx';
import { type Search, findOnPage, replaceOnPage } from './page-places.ts';
import { chosenPlaces } from '#text/replacing/chosen-places.ts';
import { showIssue } from '../checks/go-to-issue.ts';
import { PlaceList } from './place-list.tsx';
import { type PlacesProps, ReplaceButton } from './replace-button.tsx';
import styles from './replace.module.css';
import { usePageTicks } from './use-page-ticks.ts';
import { languageNames } from '../../core/language-names.ts';
import { FieldFrame } from '../../ui/field-frame.tsx';
import { Check } from '../../ui/inputs.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';

interface PanelProps {
  /** The words that were selected. */
  term: string;
  /** Returns what was typed while the panel was loading, and lets it have the keys. */
  typed: () => string;
}

/** Finds words on the page or in the whole house, and replaces them. */
export default function ReplacePanel({ term, typed }: PanelProps) {
  const { session, view } = useEditor();
  const id = useId();
  const [search, setSearch] = useState<Search>(empty);
  const set = (change: Partial<Search>) => setSearch((now) => ({ ...now, ...change }));
  const [scope, setScope] = useState<keyof typeof scopeNames>('page');
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
    <SidePanel name="replace" title={m.replace_title()} icon="replace" takesFocus={false} close={close}>
      <form
        className={ed.body}
        onSubmit={(event) => {
          event.preventDefault();
          enter.current?.();
        }}
      >
        <Words
          label={m.replace_find()}
          value={search.term}
          maximum={replacingLimits.term}
          field={field}
          set={(found) => set({ term: found })}
        />
        <Words
          label={m.replace_by()}
          value={search.replacement}
          field={next}
          maximum={replacingLimits.replacement}
          set={(replacement) => set({ replacement })}
        />
        <div className={styles.options}>
          <Check label={m.replace_case()} checked={search.matchCase} write={(matchCase) => set({ matchCase })} />
          <Check label={m.replace_words()} checked={search.wholeWords} write={(wholeWords) => set({ wholeWords })} />
        </div>
        <fieldset className={styles.choices}>
          <legend>{m.replace_languages()}</legend>
          {locales.map((locale) => (
            <Check
              key={locale}
              label={languageNames[locale]()}
              checked={search.languages.includes(locale)}
              write={(on) =>
                set({ languages: locales.filter((one) => (one === locale ? on : search.languages.includes(one))) })
              }
            />
          ))}
        </fieldset>
        <fieldset className={styles.choices}>
          <legend>{m.replace_where()}</legend>
          {(['page', 'house'] as const).map((one) => (
            <Check
              key={one}
              type="radio"
              name={id}
              label={scopeNames[one]()}
              checked={scope === one}
              write={() => setScope(one)}
            />
          ))}
        </fieldset>
        <Places search={search} foot={foot} onEnter={onEnter} />
      </form>
      <div ref={setFoot} className={ed.foot} />
    </SidePanel>
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
  const { unticked, toggle, replaced } = usePageTicks(wanted, found);
  const [done, setDone] = useState<({ search: Search } & ReturnType<typeof replaceOnPage>) | null>(null);
  const chosen = new Map(found.map((text) => [text.key, new Set(chosenPlaces(text, unticked))]));
  const count = [...chosen.values()].reduce((sum, { size }) => sum + size, 0);
  const replace = () => {
    const isChosen = (key: string, index: number) => chosen.get(key)?.has(index) ?? false;
    const result = replaceOnPage(session, { found, search: wanted, isChosen });
    replaced(new Map([...chosen].filter(([key]) => result.written.has(key))));
    setDone({ search, ...result });
    session.alerts.announce(m.replace_done({ count: result.places }));
  };
  const total = found.reduce((sum, { places }) => sum + places.length, 0);
  return (
    <>
      {done?.search === search && (
        <p className={styles.done}>
          {m.replace_done({ count: done.places })}. {done.places > 0 && m.replace_undo_page()}{' '}
          {done.refused > 0 && m.replace_not_written({ count: done.refused })}
        </p>
      )}
      {wanted.term.trim() !== '' && (
        <h3 className={`${ed.line} ${styles.summary}`}>
          {total === 0 ? m.replace_none() : m.replace_found({ places: total, texts: found.length })}
        </h3>
      )}
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

const scopeNames = { page: () => m.replace_page(), house: () => m.replace_house() };

interface WordsProps {
  label: string;
  value: string;
  field: RefObject<HTMLInputElement | null>;
  maximum: number;
  set: (value: string) => void;
}

function Words({ label, value, field, maximum, set }: WordsProps) {
  return (
    <FieldFrame label={label}>
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
