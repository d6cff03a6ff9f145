import type { ComponentProps } from 'react';
import { kindOf, widthsOf } from '#contract/blocks/block.ts';
import { type ModuleGroup, moduleGroups } from '#contract/fields/module-kind.ts';
import { layoutColumns } from '#modules/kinds/container/schema.ts';
import type { Model } from '#modules/schemas.ts';
import { m } from '#messages/paraglide/messages.js';
import { insertBlock, writeInto } from '../blocks/block-actions.ts';
import { useEditor, useObservable } from '../../core/editor-context.ts';
import { smallModules } from '../../core/view/editor-view.ts';
import { kindName } from '../../core/tree/step-names.ts';
import ed from '../../ui/editor.module.css';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { kindIcon } from '../../ui/kind-icon.ts';
import styles from './left-panel.module.css';
import { showBlock } from '../../core/page-elements/page-elements.ts';

const groupNames: Record<ModuleGroup, () => string> = {
  text: () => m.editor_group_text(),
  media: () => m.editor_group_media(),
  house: () => m.editor_group_house(),
  foreign: () => m.editor_group_foreign(),
  columns: () => m.editor_group_columns(),
};

/** The list of modules: a press inserts one after the selection, dragging inserts it anywhere. */
export function ModulesPanel() {
  const { session, view } = useEditor();
  const panel = useObservable(view.panel);
  const small = useObservable(smallModules);
  const mayEditPages = useObservable(session.mayEditPages);
  const offered = session.setup.offeredKinds;
  const insert = (model: Model, layout?: string) => {
    const id = insertBlock(session, model, undefined, layout);
    if (panel?.kind === 'modules') view.panel.set(null);
    writeInto(session, id);
    showBlock(id);
  };
  return (
    <div className={`${ed.kinds} ${small ? styles.small : ''}`}>
      {moduleGroups
        .filter((group) => group !== 'columns')
        .map((group) => (
          <Group key={group} group={group} insert={insert} />
        ))}
      {offered.includes('container') && (
        <>
          <h2>{groupNames.columns()}</h2>
          <Layouts insert={insert} />
        </>
      )}
      <div className={styles.group}>
        <KindButton
          icon="pattern"
          name={m.editor_all_patterns()}
          onClick={() => view.openDialog({ kind: 'patterns' })}
        />
      </div>
      {/* It is looked for here, although it is no module: it has a button in the page only while one is shown. */}
      {mayEditPages && (
        <>
          <h2>{m.editor_group_everywhere()}</h2>
          <div className={styles.group}>
            <KindButton
              icon="info"
              name={m.news_edit()}
              aria-expanded={panel?.kind === 'breaking-news'}
              data-place-opens="breaking-news"
              onClick={() => view.panel.set({ kind: 'breaking-news' })}
            />
          </div>
        </>
      )}
    </div>
  );
}

function Group({ group, insert }: { group: ModuleGroup; insert: (model: Model) => void }) {
  const { session } = useEditor();
  const offered = session.setup.offeredKinds;
  const models = offered.filter((model) => kindOf(model).group === group);
  if (models.length === 0) return null;
  return (
    <>
      <h2>{groupNames[group]()}</h2>
      <div className={styles.group}>
        {models.map((model) => (
          <KindButton
            key={model}
            icon={kindIcon(model)}
            name={kindName(model, session.locale)}
            data-kind={model}
            onClick={() => insert(model)}
          />
        ))}
      </div>
    </>
  );
}

function KindButton({ icon, name, ...button }: ComponentProps<'button'> & { icon: IconName; name: string }) {
  return (
    <button {...button} type="button" className={`${ed.b} ${ed.kind}`} title={name}>
      <Icon name={icon} />
      <span className={ed.kindName}>{name}</span>
    </button>
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
            data-kind="container"
            data-layout={layout}
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
