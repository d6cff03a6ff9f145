import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { locales } from '#contract/base/locale.ts';
import { replacingLimits } from '#contract/editing/replacing-api.ts';
import { m } from '#messages/paraglide/messages.js';
import { useEditor } from '../../core/editor-context.ts';
import { Button } from '../../ui/button.tsx';
import ed from '../../ui/editor.module.css';
import { Icon } from '../../ui/icon.tsx';
import { HousePlaces } from './house-places.tsx';
import type { Search } from './page-places.ts';
import { PagePlaces } from './page-places-view.tsx';
import { ReplaceForm, type Scope } from './replace-form.tsx';

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
