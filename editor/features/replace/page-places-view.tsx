import { useDeferredValue, useMemo, useState, useSyncExternalStore } from 'react';
import { replacingLimits } from '#contract/editing/replacing-api.ts';
import { m } from '#messages/paraglide/messages.js';
import { chosenPlaces } from '#text/replacing/chosen-places.ts';
import { useEditor } from '../../core/editor-context.ts';
import ed from '../../ui/editor.module.css';
import { showIssue } from '../checks/go-to-issue.ts';
import { findOnPage, replaceOnPage, type Search } from './page-places.ts';
import { PlaceList } from './place-list.tsx';
import { type PlacesProps, ReplaceButton } from './replace-button.tsx';
import styles from './replace.module.css';
import { useTicks } from './use-ticks.ts';

/** The places of the page, found while the term is typed. */
export function PagePlaces({ search, foot }: PlacesProps) {
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
  return <h3 className={styles.summary}>{places === 0 ? m.replace_none() : m.replace_found({ places, texts })}</h3>;
}
