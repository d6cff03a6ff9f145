import { useId, useLayoutEffect } from 'react';
import { m } from '#messages/paraglide/messages.js';
import { useEditor, useObservable } from '../core/editor-context.ts';
import { openLeftTab } from '../features/outline/open-left-tab.ts';
import outline from '../features/outline/outline.module.css';
import { openToolbar, smallModules } from '../core/view/editor-view.ts';
import { Button } from '../ui/button.tsx';
import ed from '../ui/editor.module.css';
import { Tabs } from '../ui/tabs.tsx';
import styles from '../features/insert/left-panel.module.css';
import { ModulesPanel } from '../features/insert/modules-panel.tsx';
import { lazyWithRetry } from '../core/lazy-with-retry.ts';
import { CommandButtons } from './command-button.tsx';

const Outline = lazyWithRetry(
  () => import('../features/outline/outline.tsx'),
  () => <p className={ed.hint}>{m.editor_loading()}</p>,
);
type LeftTab = 'modules' | 'outline';

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
        {rail ? (
          <div className={styles.railTabs}>
            <Button icon="plus" iconOnly label={m.editor_modules()} onClick={() => openLeftTab(view, 'modules')} />
            <Button icon="outline" iconOnly label={m.editor_outline()} onClick={() => openLeftTab(view, 'outline')} />
          </div>
        ) : (
          <div className={outline.tabs}>
            <Tabs
              id={id}
              label={m.editor_left()}
              tabs={[
                { tab: 'modules', name: m.editor_modules(), icon: 'plus' },
                { tab: 'outline', name: m.editor_outline(), icon: 'outline' },
              ]}
              chosen={tab}
              choose={view.leftTab.set}
              controls={`${id}-panel`}
              classes={{ list: outline.tablist, tab: outline.tab, icon: outline.tabIcon }}
            />
            {sheet && <Button icon="close" iconOnly label={m.editor_close()} onClick={() => view.panel.set(null)} />}
          </div>
        )}
        <div
          role="tabpanel"
          id={`${id}-panel`}
          aria-label={rail ? m.editor_modules() : undefined}
          aria-labelledby={rail ? undefined : `${id}-${tab}`}
        >
          {tab === 'modules' || rail ? <ModulesPanel /> : <Outline />}
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
