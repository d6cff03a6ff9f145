import { type KeyboardEvent, Suspense, useId, useLayoutEffect } from 'react';
import { m } from '#messages/paraglide/messages.js';
import { useEditor, useObservable } from '../core/editor-context.ts';
import { openLeftTab } from '../features/outline/open-left-tab.ts';
import outline from '../features/outline/outline.module.css';
import { openToolbar, smallModules } from '../core/view/editor-view.ts';
import { Button } from '../ui/button.tsx';
import ed from '../ui/editor.module.css';
import { Icon } from '../ui/icon.tsx';
import styles from '../features/insert/left-panel.module.css';
import { ModulesPanel } from '../features/insert/modules-panel.tsx';
import { lazyWithRetry } from '../core/lazy-with-retry.ts';
import { CommandButtons } from './command-button.tsx';

const Outline = lazyWithRetry(() => import('../features/outline/outline.tsx'));
export type LeftTab = 'modules' | 'outline';
const tabs: LeftTab[] = ['modules', 'outline'];
const tabIcon = { modules: 'plus', outline: 'outline' } as const;
const tabName = { modules: () => m.editor_modules(), outline: () => m.editor_outline() };

/** The list of modules and the outline: at the left, or as a sheet on a phone. */
export function LeftPanel() {
  const { view } = useEditor();
  const panel = useObservable(view.panel);
  const beside = useObservable(view.sideBySide);
  const open = useObservable(openToolbar);
  const tab = useObservable(view.leftTab);
  const id = useId();
  const sheet = panel?.kind === 'modules';
  const rail = !sheet && (!open || beside || (panel !== null && panel.kind !== 'more'));
  const wide = tab === 'outline' && !rail;
  useWidth(rail ? 'rail' : wide ? 'wide' : null);
  return (
    <div className={rail ? ed.fieldsOpen : undefined}>
      <aside
        className={`${ed.ed} ${ed.left} ${outline.panel} ${wide ? outline.wide : ''}`}
        aria-label={m.editor_left()}
        data-editor="modules"
        data-open={sheet || undefined}
      >
        {rail ? <RailTabs /> : <Tabs id={id} tab={tab} close={sheet} />}
        <div
          role="tabpanel"
          id={`${id}-panel`}
          aria-label={rail ? tabName.modules() : undefined}
          aria-labelledby={rail ? undefined : `${id}-${tab}`}
        >
          {tab === 'modules' || rail ? (
            <ModulesPanel />
          ) : (
            <Suspense fallback={<p className={ed.hint}>{m.editor_loading()}</p>}>
              <Outline />
            </Suspense>
          )}
        </div>
        {!rail && <Foot tab={tab} sheet={sheet} />}
      </aside>
    </div>
  );
}

/** Publishes the width of the panel to the page. */
function useWidth(width: 'rail' | 'wide' | null): void {
  useLayoutEffect(() => {
    if (width === null) return undefined;
    document.documentElement.dataset.edLeft = width;
    return () => {
      delete document.documentElement.dataset.edLeft;
    };
  }, [width]);
}

function Tabs({ id, tab, close }: { id: string; tab: LeftTab; close: boolean }) {
  const { view } = useEditor();
  const keys = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
    const other = tab === 'modules' ? 'outline' : 'modules';
    view.leftTab.set(other);
    document.getElementById(`${id}-${other}`)?.focus();
    event.preventDefault();
  };
  return (
    <div className={outline.tabs}>
      <div role="tablist" className={outline.tablist} aria-label={m.editor_left()} tabIndex={-1} onKeyDown={keys}>
        {tabs.map((each) => (
          <button
            key={each}
            id={`${id}-${each}`}
            type="button"
            role="tab"
            title={tabName[each]()}
            className={`${ed.tab} ${outline.tab}`}
            aria-selected={each === tab}
            aria-controls={`${id}-panel`}
            tabIndex={each === tab ? 0 : -1}
            onClick={() => view.leftTab.set(each)}
          >
            <Icon name={tabIcon[each]} className={outline.tabIcon} />
            <span>{tabName[each]()}</span>
          </button>
        ))}
      </div>
      {close && <Button icon="close" iconOnly label={m.editor_close()} onClick={() => view.panel.set(null)} />}
    </div>
  );
}

/** Opens the wide panel from the rail. */
function RailTabs() {
  const { view } = useEditor();
  return (
    <div className={styles.railTabs}>
      <Button icon="plus" iconOnly label={tabName.modules()} onClick={() => openLeftTab(view, 'modules')} />
      <Button icon="outline" iconOnly label={tabName.outline()} onClick={() => openLeftTab(view, 'outline')} />
    </div>
  );
}

function Foot({ tab, sheet }: { tab: LeftTab; sheet: boolean }) {
  const small = useObservable(smallModules);
  return (
    <div className={outline.foot}>
      {tab === 'modules' && !sheet && (
        <Button
          small
          icon="grid"
          iconOnly
          label={m.editor_small_modules()}
          aria-pressed={small}
          onClick={() => smallModules.set(!small)}
        />
      )}
      {tab === 'outline' && <CommandButtons place="outline" look={() => ({ small: true })} />}
      <span className={ed.barSpace} />
      {!sheet && (
        <Button small icon="fold" iconOnly label={m.editor_fold_left()} onClick={() => openToolbar.set(false)} />
      )}
    </div>
  );
}
