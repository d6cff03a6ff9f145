/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a native list cannot be searched by typing */
import { useEffect } from 'react';
import ed from '../../ui/editor.module.css';
import { Icon } from '../../ui/icon.tsx';
import type { Entry, Group } from './entries.ts';

export interface GroupedProps {
  /** Beginning of the ids of the options, which end with the keys of their entries. */
  id: string;
  groups: readonly Group[];
  /** Key of the chosen entry. */
  chosen: string | undefined;
  run: (entry: Entry) => void;
}

/** The options of a listbox in named groups. Scrolls to the chosen option. */
export function GroupedOptions({ id, groups, chosen, run }: GroupedProps) {
  useEffect(() => {
    if (chosen) document.getElementById(`${id}-${chosen}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, chosen]);
  return groups.map(({ name, entries }) => (
    <div key={name} role="group" aria-label={name}>
      <p className={ed.menuHead} aria-hidden="true">
        {name}
      </p>
      {entries.map((entry) => (
        <div
          key={entry.key}
          id={`${id}-${entry.key}`}
          role="option"
          tabIndex={-1}
          aria-selected={entry.key === chosen}
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
  ));
}
