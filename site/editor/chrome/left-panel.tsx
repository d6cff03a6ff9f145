import { type KeyboardEvent, Suspense, useId, useLayoutEffect } from 'react';
import { m } from '#site/paraglide/messages.js';
import { emptySection } from '../edit-commands.ts';
import { useEditor, useObservable } from '../editor-context.ts';
import type { EditorView } from '../editor-view.ts';
import outline from '../outline/outline.module.css';
import { openToolbar, smallModules } from '../remembered-choices.ts';
import { Button } from './button.tsx';
import ed from './chrome.module.css';
import styles from './left-panel.module.css';
import { ModulesPanel } from './modules-panel.tsx';
import { laterPart } from '../later-part.ts';

const Outline = laterPart(() => import('../outline/outline.tsx'));
export type LeftTab = 'modules' | 'outline';
const tabs: LeftTab[] = ['modules', 'outline'];
const tabName = { modules: () => m.editor_modules(), outline: () => m.editor_outline() };

/** At the left, or as a sheet on a telephone: the list of modules and the outline of the page. */
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

/** Tells the page how much room the panel takes. */
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
            className={outline.tab}
            aria-selected={each === tab}
            aria-controls={`${id}-panel`}
            tabIndex={each === tab ? 0 : -1}
            onClick={() => view.leftTab.set(each)}
          >
            {tabName[each]()}
          </button>
        ))}
      </div>
      {close && <Button icon="close" iconOnly label={m.editor_close()} onClick={() => view.panel.set(null)} />}
    </div>
  );
}

/** On the rail the way back to the wide panel. */
function RailTabs() {
  const { view } = useEditor();
  return (
    <div className={styles.railTabs}>
      <Button icon="plus" iconOnly label={tabName.modules()} onClick={() => unfold(view, 'modules')} />
      <Button icon="outline" iconOnly label={tabName.outline()} onClick={() => unfold(view, 'outline')} />
    </div>
  );
}

function unfold(view: EditorView, tab: LeftTab): void {
  view.panel.set(null);
  view.sideBySide.set(false);
  openToolbar.set(true);
  view.leftTab.set(tab);
}

function Foot({ tab, sheet }: { tab: LeftTab; sheet: boolean }) {
  const { session } = useEditor();
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
      {tab === 'outline' && (
        <Button small icon="trash" label={m.editor_empty_section()} onClick={() => emptySection(session)} />
      )}
      <span className={ed.barSpace} />
      {!sheet && (
        <Button small icon="fold" iconOnly label={m.editor_fold_left()} onClick={() => openToolbar.set(false)} />
      )}
    </div>
  );
}
