import type { KeyboardEvent } from 'react';
import ed from './editor.module.css';
import { Icon, type IconName } from './icon.tsx';

interface TabsProps<Tab> {
  /** Beginning of the ids of the tabs, which end with their names. */
  id: string;
  label: string;
  tabs: readonly { tab: Tab; name: string; icon?: IconName }[];
  chosen: Tab;
  choose: (tab: Tab) => void;
  /** Id of the element that shows what the chosen tab is for. */
  controls: string;
  /** Of the list, of a tab and of its icon. */
  classes: { list?: string | undefined; tab?: string | undefined; icon?: string | undefined };
}

/** A list of tabs, walked by the arrow keys; the focus follows. */
export function Tabs<Tab extends string>({ id, label, tabs, chosen, choose, controls, classes }: TabsProps<Tab>) {
  const turn = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    const at = tabs.findIndex(({ tab }) => tab === chosen) + step + tabs.length;
    const next = tabs[at % tabs.length];
    if (step === 0 || !next) return;
    event.preventDefault();
    choose(next.tab);
    requestAnimationFrame(() => document.getElementById(`${id}-${next.tab}`)?.focus());
  };
  return (
    <div className={classes.list} role="tablist" tabIndex={-1} aria-label={label} onKeyDown={turn}>
      {tabs.map(({ tab, name, icon }) => (
        <button
          key={tab}
          id={`${id}-${tab}`}
          type="button"
          role="tab"
          title={icon && name}
          className={`${ed.tab} ${classes.tab}`}
          aria-selected={tab === chosen}
          aria-controls={controls}
          tabIndex={tab === chosen ? 0 : -1}
          onClick={() => choose(tab)}
        >
          {icon && <Icon name={icon} className={classes.icon} />}
          <span>{name}</span>
        </button>
      ))}
    </div>
  );
}
