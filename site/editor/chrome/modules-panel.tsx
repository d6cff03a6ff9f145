import { kindOf, widthsOf } from '#contract/block.ts';
import { type ModuleGroup, moduleGroups } from '#contract/module.ts';
import { layoutColumns } from '#modules/container/schema.ts';
import type { Model } from '#modules/schemas.ts';
import { m } from '#site/paraglide/messages.js';
import { insertBlock } from '../edit-commands.ts';
import { useEditor, useObservable } from '../editor-context.ts';
import { kindName } from '../step-names.ts';
import { Button } from './button.tsx';
import ed from './chrome.module.css';
import { Icon } from './icon.tsx';
import { kindIcon, kindOrder } from './kind-icon.ts';
import { showBlock } from './show-block.ts';
import { writeInto } from './write-into.ts';

const groupNames: Record<ModuleGroup, () => string> = {
  text: () => m.editor_group_text(),
  media: () => m.editor_group_media(),
  house: () => m.editor_group_house(),
  foreign: () => m.editor_group_foreign(),
  columns: () => m.editor_group_columns(),
};

/** The list of modules at the left; a press puts one behind what is selected. */
export function ModulesPanel() {
  const { session, view } = useEditor();
  const panel = useObservable(view.panel);
  const insert = (model: Model, layout?: string) => {
    const id = insertBlock(session, model, undefined, layout);
    if (panel?.kind === 'modules') view.panel.set(null);
    requestAnimationFrame(() => {
      showBlock(id);
      writeInto(session, id);
    });
  };
  return (
    <aside
      className={`${ed.ed} ${ed.left}`}
      aria-label={m.editor_modules()}
      data-editor="modules"
      data-open={panel?.kind === 'modules' || undefined}
    >
      {panel?.kind === 'modules' && (
        <div className={ed.head}>
          <h2>{m.editor_modules()}</h2>
          <Button icon="close" iconOnly label={m.editor_close()} onClick={() => view.panel.set(null)} />
        </div>
      )}
      <div className={ed.kinds}>
        {moduleGroups
          .filter((group) => group !== 'columns')
          .map((group) => (
            <Group key={group} group={group} insert={insert} />
          ))}
        <h2>{groupNames.columns()}</h2>
        <Layouts insert={insert} />
      </div>
    </aside>
  );
}

function Group({ group, insert }: { group: ModuleGroup; insert: (model: Model) => void }) {
  const { session } = useEditor();
  const models = kindOrder.filter((model) => kindOf(model).group === group);
  return (
    <>
      <h2>{groupNames[group]()}</h2>
      {models.map((model) => (
        <button
          key={model}
          type="button"
          className={`${ed.b} ${ed.kind}`}
          title={kindName(model, session.locale)}
          data-kind={model}
          onClick={() => insert(model)}
        >
          <Icon name={kindIcon(model)} />
          <span className={ed.kindName}>{kindName(model, session.locale)}</span>
        </button>
      ))}
    </>
  );
}

function Layouts({ insert }: { insert: (model: Model, layout: string) => void }) {
  return (
    <div className={ed.layouts}>
      {Object.keys(layoutColumns).map((layout) => {
        const name = m.editor_columns_named({ layout: layout.replaceAll('-', '–') });
        return (
          <button
            key={layout}
            type="button"
            className={ed.layout}
            aria-label={name}
            title={name}
            onClick={() => insert('container', layout)}
          >
            <LayoutPicture layout={layout} />
          </button>
        );
      })}
    </div>
  );
}

export function LayoutPicture({ layout }: { layout: string }) {
  return widthsOf(layout).map((width, at) => <i key={`${layout}-${at + 1}`} style={{ flex: width }} />);
}
