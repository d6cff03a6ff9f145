import { m } from '#messages/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import ed from '../../ui/editor.module.css';
import { useEditor, useObservable } from '../../core/editor-context.ts';
import { RecordPanel } from '../record-panel/record-panel.tsx';
import { issueOf, type PageValues } from './page-form.ts';
import { Check } from './pair.tsx';
import { PagePlace } from './page-place.tsx';
import { PreviewLinks } from './preview-links.tsx';
import { SearchResult } from './search-result.tsx';
import { SharedImage } from './shared-image.tsx';
import { usePageSettings } from './use-page-settings.ts';
import styles from './page-panel.module.css';

/** The settings of a page: menus, search results, position. Saving applies them for visitors. */
export default function PagePanel({ id }: { id: number }) {
  const { draft, change, save, issues, problem, busy, isChanged } = usePageSettings(id);
  return (
    <RecordPanel
      title={m.editor_page_settings()}
      icon="page"
      name="page"
      isReady={draft !== null}
      opener={() => document.querySelector<HTMLElement>('[data-opens="page"]')}
      {...{ busy, isChanged, problem }}
      save={() => void save()}
    >
      {draft && (
        <Fields
          id={id}
          values={draft.values}
          change={change}
          urls={draft.stored.urls}
          error={(path) => issueOf(issues, path)}
        />
      )}
    </RecordPanel>
  );
}

export interface PageFieldsProps {
  id: number;
  values: PageValues;
  change: (values: Partial<PageValues>) => void;
  urls: { de: string; en: string };
  /** The issue of a path such as `slug.de`. */
  error: (path: string) => string | null;
}

function Fields(props: PageFieldsProps) {
  const { view } = useEditor();
  const { values } = props;
  const isHome = values.parent_id === null && values.slug.de === '' && values.target.de === '';
  return (
    <>
      <div className={`${ed.group} ${styles.group}`}>
        <h3>{m.head_of_page()}</h3>
        <p className={ed.hint}>{m.head_in_draft_about()}</p>
        <Button
          look="line"
          icon="heading"
          label={m.head_change_title()}
          onClick={() => view.panel.set({ kind: 'head', at: 'title' })}
        />
      </div>
      <Visibility {...props} />
      <SearchResult {...props} />
      <SharedImage {...props} />
      {!isHome && <PagePlace {...props} />}
      <PreviewLinks id={props.id} />
      {!isHome && (
        <div className={`${ed.group} ${styles.group}`}>
          <Button
            look="line"
            icon="trash"
            label={m.editor_delete_page()}
            onClick={() => view.openDialog({ kind: 'delete-page' })}
          />
        </div>
      )}
    </>
  );
}

function Visibility({ values, change }: PageFieldsProps) {
  const { session } = useEditor();
  const mayPublish = useObservable(session.mayPublish);
  return (
    <fieldset className={`${ed.group} ${styles.group}`}>
      <legend className={ed.vh}>{m.editor_page_visibility()}</legend>
      <h3>{m.editor_page_visibility()}</h3>
      <Check
        label={m.editor_page_online()}
        about={mayPublish ? m.editor_page_online_about() : m.editor_page_online_not_permitted()}
        isFixed={!mayPublish}
        checked={values.is_online}
        write={(is_online) => change({ is_online })}
      />
      <Check
        label={m.editor_page_in_main_menu()}
        checked={values.in_main_navigation}
        write={(in_main_navigation) => change({ in_main_navigation })}
      />
      <Check label={m.editor_page_in_side_menu()} checked={values.in_menu} write={(in_menu) => change({ in_menu })} />
      <Check
        label={m.editor_page_clickable()}
        about={m.editor_page_clickable_about()}
        checked={values.is_clickable}
        write={(is_clickable) => change({ is_clickable })}
      />
      <Check
        label={m.editor_page_in_footer()}
        checked={values.in_footer}
        write={(in_footer) => change({ in_footer })}
      />
    </fieldset>
  );
}
