import { useId } from 'react';
import { m } from '#messages/paraglide/messages.js';
import ed from '../../ui/editor.module.css';
import { useEditor } from '../../core/editor-context.ts';
import { FieldFrame } from '../../ui/field-frame.tsx';
import type { PageFieldsProps } from './page-panel.tsx';
import { PageSelect } from './page-select.tsx';
import { idsOfSubtree, usePageList } from './use-page-list.ts';
import styles from './page-panel.module.css';

/** The position in the page tree: the parent page and the previous sibling. */
export function PagePlace({ id, values, change, error }: PageFieldsProps) {
  const { session } = useEditor();
  const pages = usePageList();
  const [parentField, orderField] = [useId(), useId()];
  if (!pages) return null;
  const siblings = pages.filter((page) => page.parent_id === values.parent_id && page.id !== id);
  const before = siblings[Math.min(values.position, siblings.length) - 1];
  return (
    <div className={`${ed.group} ${styles.group}`}>
      <h3>{m.editor_page_place()}</h3>
      <FieldFrame id={parentField} label={m.editor_page_below()} error={error('parent_id')}>
        {(parts) => (
          <PageSelect
            parts={parts}
            pages={pages}
            value={values.parent_id}
            none={m.editor_page_top()}
            without={idsOfSubtree(pages, id)}
            write={(parent_id) =>
              change({ parent_id, position: pages.filter((page) => page.parent_id === parent_id).length })
            }
          />
        )}
      </FieldFrame>
      <FieldFrame id={orderField} label={m.editor_page_order()}>
        {(parts) => (
          <select
            id={parts.id}
            className={ed.in}
            value={before?.id ?? ''}
            onChange={({ target }) => {
              const at = siblings.findIndex((page) => String(page.id) === target.value);
              change({ position: at + 1 });
            }}
          >
            <option value="">{m.editor_page_first()}</option>
            {siblings.map((page) => (
              <option key={page.id} value={page.id}>
                {m.editor_page_after({ title: page.title[session.locale] || page.title.de })}
              </option>
            ))}
          </select>
        )}
      </FieldFrame>
    </div>
  );
}
