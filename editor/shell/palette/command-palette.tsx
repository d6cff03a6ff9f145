/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a native list cannot be searched by typing */
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { m } from '#messages/paraglide/messages.js';
import type { Command } from '../../commands/command.ts';
import { contextOf } from '../../commands/context.ts';
import { useEditor } from '../../core/editor-context.ts';
import { Dialog } from '../../ui/dialog.tsx';
import ed from '../../ui/editor.module.css';
import { Icon } from '../../ui/icon.tsx';
import styles from './command-palette.module.css';
import { commandEntries, type Entry, type Group, matchesWords, moduleEntries } from './entries.ts';
import { useTargets } from './use-targets.ts';

/** Search over all commands, modules of this page, and pages, productions and people of the site. */
export default function CommandPalette({ commands, typed }: { commands: readonly Command[]; typed: () => string }) {
  const { view } = useEditor();
  const [query, setQuery] = useState('');
  // oxlint-disable-next-line react-hooks-js/set-state-in-effect -- keys come until the dialog has the focus
  useLayoutEffect(() => setQuery(typed().replaceAll('\t', '')), [typed]);
  const [at, setAt] = useState(0);
  const groups = useGroups(query, commands);
  const entries = groups.flatMap((group) => group.entries);
  const chosen = entries[Math.min(at, entries.length - 1)];
  const id = useId();
  const run = (entry: Entry | undefined) => {
    if (!entry) return;
    view.closeDialog();
    // The dialog restores the focus in the next frame; the command may move it after that.
    requestAnimationFrame(() => requestAnimationFrame(entry.run));
  };
  const keys = (event: KeyboardEvent) => {
    const next = placeAfter(event, at, entries.length);
    if (next !== null) setAt(next);
    else if (event.key === 'Enter') run(chosen);
    else if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
  };
  return (
    <Dialog title={m.editor_palette()} icon="search" close={() => view.closeDialog()}>
      <div className={`${ed.body} ${styles.body}`}>
        <div className={ed.search}>
          <Icon name="search" />
          <input
            className={ed.in}
            data-autofocus
            role="combobox"
            aria-expanded
            aria-controls={`${id}-list`}
            aria-activedescendant={chosen && `${id}-${chosen.key}`}
            aria-label={m.editor_palette_search()}
            placeholder={m.editor_palette_search()}
            value={query}
            onChange={(event) => {
              setQuery(event.target.value);
              setAt(0);
            }}
            onKeyDown={keys}
          />
        </div>
        <Options id={id} groups={groups} chosen={chosen} run={run} />
        <output className={ed.hint}>{entries.length === 0 ? m.editor_nothing_found() : ''}</output>
      </div>
    </Dialog>
  );
}

/** The next index for an arrow key, wrapping at the ends; null for other keys. */
function placeAfter({ key }: KeyboardEvent, at: number, count: number): number | null {
  const now = Math.min(at, count - 1);
  if (key === 'ArrowDown') return now < count - 1 ? now + 1 : 0;
  if (key === 'ArrowUp') return now > 0 ? now - 1 : Math.max(0, count - 1);
  return null;
}

function useGroups(query: string, commands: readonly Command[]): Group[] {
  const parts = useEditor();
  const navigate = useNavigate();
  // Use the state at opening time: now the palette's own field has the focus.
  const [context] = useState(() => contextOf(parts));
  const targets = useTargets(query, (address) => void navigate(address));
  const found = (entries: Entry[]) => entries.filter((entry) => matchesWords(entry, query));
  const groups = [
    { name: m.editor_palette(), entries: found(commandEntries(commands, context)) },
    { name: m.editor_palette_modules(), entries: found(moduleEntries(context)).slice(0, 50) },
    ...targets,
  ];
  return groups.filter(({ entries }) => entries.length > 0);
}

interface OptionsProps {
  id: string;
  groups: Group[];
  chosen: Entry | undefined;
  run: (entry: Entry) => void;
}

function Options({ id, groups, chosen, run }: OptionsProps) {
  const chosenId = chosen && `${id}-${chosen.key}`;
  useEffect(() => {
    if (chosenId) document.getElementById(chosenId)?.scrollIntoView({ block: 'nearest' });
  }, [chosenId]);
  return (
    <div id={`${id}-list`} role="listbox" aria-label={m.editor_palette()} className={styles.list}>
      {groups.map(({ name, entries }) => (
        <div key={name} role="group" aria-label={name}>
          <h3 className={styles.heading} aria-hidden="true">
            {name}
          </h3>
          {entries.map((entry) => (
            <div
              key={entry.key}
              id={`${id}-${entry.key}`}
              role="option"
              tabIndex={-1}
              aria-selected={entry.key === chosen?.key}
              className={ed.opt}
              onClick={() => run(entry)}
              onKeyDown={() => {}}
            >
              <Icon name={entry.icon} />
              <span className={ed.optMain}>
                {entry.label}
                {entry.detail && <small>{entry.detail}</small>}
              </span>
              {entry.keys && <kbd className={ed.kbd}>{entry.keys}</kbd>}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
