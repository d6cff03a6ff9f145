import { useEffect, useRef } from 'react';
import { m } from '#messages/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import ed from '../../ui/editor.module.css';
import { Icon } from '../../ui/icon.tsx';
import { useEditor, useObservable } from '../../core/editor-context.ts';
import { issueOf, type PageValues } from './page-form.ts';
import { Check, Pair } from './pair.tsx';
import { PagePlace } from './page-place.tsx';
import { PreviewLinks } from './preview-links.tsx';
import { SearchResult } from './search-result.tsx';
import { SharedImage } from './shared-image.tsx';
import { usePageSettings } from './use-page-settings.ts';
import styles from './page-panel.module.css';

/** The settings of a page: title, addresses, menus, search results, position. Saving applies them for visitors. */
export default function PagePanel({ id }: { id: number }) {
  const { view } = useEditor();
  const { draft, change, save, issues, problem, busy, isChanged } = usePageSettings(id);
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus(), []);
  const close = () => {
    view.panel.set(null);
    document.querySelector<HTMLElement>('[data-opens="page"]')?.focus();
  };
  return (
    <aside
      className={`${ed.ed} ${ed.right} ${ed.anim}`}
      aria-label={m.editor_page_settings()}
      aria-busy={busy || !draft}
      data-editor="page"
    >
      <div className={ed.head}>
        <Icon name="page" />
        <h2 tabIndex={-1} ref={head}>
          {m.editor_page_settings()}
        </h2>
        <Button icon="close" iconOnly label={m.editor_close()} onClick={close} />
      </div>
      <div className={ed.body}>
        {draft && (
          <Fields
            id={id}
            values={draft.values}
            change={change}
            urls={draft.stored.urls}
            error={(path) => issueOf(issues, path)}
          />
        )}
      </div>
      <div className={ed.foot}>
        <span role="alert" className={problem ? ed.err : `${ed.small} ${ed.soft}`}>
          {problem ?? (isChanged ? m.editor_page_holds_at_once() : '')}
        </span>
        <span className={ed.barSpace} />
        <Button
          look="main"
          label={busy ? m.editor_saving() : m.editor_apply()}
          unable={!isChanged && m.editor_page_nothing_changed()}
          onClick={() => void save()}
        />
      </div>
    </aside>
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
  const { values, change, error } = props;
  const isHome = values.parent_id === null && values.slug.de === '' && values.target.de === '';
  return (
    <>
      <Pair
        label={m.editor_page_title()}
        required
        value={values.title}
        write={(title) => change({ title })}
        error={(locale) => error(`title.${locale}`)}
      />
      <Pair
        label={m.editor_page_headline()}
        value={values.headline}
        write={(headline) => change({ headline })}
        error={(locale) => error(`headline.${locale}`)}
      />
      {!isHome && <Addresses {...props} />}
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

function Addresses({ values, change, urls, error }: PageFieldsProps) {
  const above = (locale: 'de' | 'en') => urls[locale].replace(/[^/]*$/, '');
  return (
    <>
      <Pair
        label={m.editor_page_slug()}
        max={80}
        value={values.slug}
        write={(slug) => change({ slug })}
        hint={(locale) => above(locale) + (values.slug[locale] || values.slug.de)}
        error={(locale) => error(`slug.${locale}`)}
      />
      <p className={`${ed.small} ${ed.soft}`}>{m.editor_page_old_addresses()}</p>
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
