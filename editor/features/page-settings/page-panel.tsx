import { m } from '#messages/paraglide/messages.js';
import { reasonOf } from '../../core/api-client.ts';
import { Button } from '../../ui/button.tsx';
import ed from '../../ui/editor.module.css';
import { useEditor, useObservable, useAction, useRead } from '../../core/editor-context.ts';
import { RecordPanel } from '../record-panel/record-panel.tsx';
import { issueOf, type PageValues } from './page-form.ts';
import { SearchResult } from './search-result.tsx';
import { SharedImage } from './shared-image.tsx';
import { usePageSettings } from './use-page-settings.ts';
import styles from './page-panel.module.css';
import { useId, useState } from 'react';
import { FieldFrame, Problem } from '../../ui/field-frame.tsx';
import { Check, Select } from '../../ui/inputs.tsx';
import { PageSelect, idsOfSubtree, usePageList } from './page-select.tsx';
import { previewApi, type PreviewLink } from '#contract/editing/preview.ts';
import { lazyWithRetry } from '../../core/lazy-with-retry.ts';
import { momentOf } from '#time/device-time.ts';

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

/** The position in the page tree: the parent page and the previous sibling. */
function PagePlace({ id, values, change, error }: PageFieldsProps) {
  const { session } = useEditor();
  const pages = usePageList();
  if (!pages) return null;
  const siblings = pages.filter((page) => page.parent_id === values.parent_id && page.id !== id);
  const before = siblings[Math.min(values.position, siblings.length) - 1];
  return (
    <div className={`${ed.group} ${styles.group}`}>
      <h3>{m.editor_page_place()}</h3>
      <FieldFrame label={m.editor_page_below()} error={error('parent_id')}>
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
      <FieldFrame label={m.editor_page_order()}>
        {({ id: select }) => (
          <Select
            id={select}
            value={before ? siblings.indexOf(before) + 1 : 0}
            options={[
              [0, m.editor_page_first()],
              ...siblings.map(
                ({ title }, at) => [at + 1, m.editor_page_after({ title: title[session.locale] || title.de })] as const,
              ),
            ]}
            choose={(position) => change({ position })}
          />
        )}
      </FieldFrame>
    </div>
  );
}

const QrCode = lazyWithRetry(() => import('./qr-code.tsx'));
const periods = [1, 7, 30] as const;

/** Preview links, with which people without an account see the draft: create, copy, show as a QR code for one's own telephone, revoke. */
function PreviewLinks({ id }: { id: number }) {
  const { session } = useEditor();
  const params = { locale: session.locale, id };
  const { answer, setAnswer, failed } = useRead(({ api }) => api(previewApi.list, { params }), `${id}`);
  const links = answer ?? [];
  const [days, setDays] = useState<(typeof periods)[number]>(7);
  const { busy, problem, run } = useAction();
  const copy = async (link: PreviewLink) => {
    await navigator.clipboard.writeText(link.urls[session.locale]).catch(() => {});
    session.alerts.tell(m.editor_preview_copied(), link.urls[session.locale], m.editor_preview_copied());
  };
  const attempt = (act: () => Promise<void>) => void run(act, (error) => reasonOf(error, m.editor_preview_failed()));
  const create = async () => {
    const link = await session.api(previewApi.create, { params, body: { days } });
    setAnswer((now) => [link, ...(now ?? [])]);
    await copy(link);
  };
  const remove = async (link: PreviewLink) => {
    await session.api(previewApi.end, { params: { ...params, preview: link.id } });
    setAnswer((now) => now?.filter((other) => other.id !== link.id) ?? null);
    session.alerts.announce(m.editor_preview_has_ended());
  };
  const failure = failed && answer === null ? m.editor_preview_failed() : null;
  return (
    <div className={`${ed.group} ${styles.group}`}>
      <h3>{m.editor_preview_links()}</h3>
      <p className={`${ed.small} ${ed.soft}`}>{m.editor_preview_about()}</p>
      <ul className={styles.links}>
        {links.map((link) => (
          <Row key={link.id} link={link} busy={busy} copy={copy} end={(ended) => attempt(() => remove(ended))} />
        ))}
      </ul>
      <div className={styles.make}>
        <Select
          aria-label={m.editor_preview_how_long()}
          value={days}
          options={periods.map((count) => [
            count,
            count === 1 ? m.editor_preview_day() : m.editor_preview_days({ count }),
          ])}
          choose={setDays}
        />
        <Button
          look="line"
          icon="link"
          label={m.editor_preview_make()}
          unable={busy && m.editor_loading()}
          onClick={() => attempt(create)}
        />
      </div>
      <Problem text={problem ?? failure} />
    </div>
  );
}

interface RowProps {
  link: PreviewLink;
  busy: boolean;
  copy: (link: PreviewLink) => Promise<void>;
  end: (link: PreviewLink) => void;
}

function Row({ link, busy, copy, end }: RowProps) {
  const { session } = useEditor();
  const [hasCode, setHasCode] = useState(false);
  const codeId = useId();
  const until = momentOf(link.expires_at, session.locale);
  return (
    <li className={ed.list}>
      <span>
        <a href={link.urls[session.locale]} target="_blank" rel="noreferrer">
          {m.editor_preview_until({ until })}
        </a>
        <br />
        <span className={`${ed.small} ${ed.soft}`}>{link.author}</span>
      </span>
      <Button
        icon="qr"
        iconOnly
        small
        label={m.editor_preview_code()}
        aria-expanded={hasCode}
        aria-controls={codeId}
        onClick={() => setHasCode(!hasCode)}
      />
      <Button icon="copy" iconOnly small label={m.editor_preview_copy()} onClick={() => void copy(link)} />
      <Button
        icon="trash"
        iconOnly
        small
        label={m.editor_preview_end()}
        unable={busy && m.editor_loading()}
        onClick={() => end(link)}
      />
      <div id={codeId} className={styles.code} hidden={!hasCode}>
        {hasCode && (
          <QrCode text={new URL(link.urls[session.locale]).href} label={m.editor_preview_code_of({ until })} />
        )}
      </div>
    </li>
  );
}
