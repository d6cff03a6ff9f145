import { useState } from 'react';
import { pageSettingsApi, type PageUse } from '#contract/pages/page-settings.ts';
import { m } from '#messages/paraglide/messages.js';
import { reasonOf } from '../../core/api-client.ts';
import { Button } from '../../ui/button.tsx';
import ed from '../../ui/editor.module.css';
import { Dialog } from '../../ui/dialog.tsx';
import type { EditedPage } from '../../core/session/edited-page.ts';
import { useEditor, useAction, useRead } from '../../core/editor-context.ts';
import { FieldFrame } from '../../ui/field-frame.tsx';
import { dropDraft } from './page-form.ts';
import styles from './page-panel.module.css';
import { PageSelect, idsOfSubtree, usePageList } from './page-select.tsx';

/** Before a page is deleted: shows the links to it and asks for a redirect target. */
export default function DeletePageDialog({ page, id }: { page: EditedPage; id: number }) {
  const { session, view } = useEditor();
  const pages = usePageList() ?? [];
  const { answer: use, failed } = useRead(({ api, locale }) => api(pageSettingsApi.use, { params: { locale, id } }));
  const [chosen, setTarget] = useState<number | null | undefined>();
  const { busy, problem: refused, run } = useAction();
  const problem = refused ?? (failed ? m.editor_load_failed() : null);
  const params = { locale: session.locale, id };
  const parent = pages.find((each) => each.id === id)?.parent_id ?? null;
  const target = chosen === undefined ? parent : chosen;
  const isLinked = (use?.used_in.length ?? 0) + (use?.used_by.length ?? 0) > 0;
  const remove = () =>
    run(
      async () => {
        const query = {
          ...(isLinked && { even_if_linked: 'true' as const }),
          ...(target !== null && { redirect_to: target }),
        };
        await session.api(pageSettingsApi.remove, { params, query });
        dropDraft(id);
        view.dialog.set(null);
        const next = pages.find((each) => each.id === target)?.urls[session.locale] ?? `/${session.locale}`;
        // The page no longer exists, so a full page load is necessary.
        window.location.assign(next);
      },
      (error) => reasonOf(error, m.editor_delete_failed()),
    );
  const close = () => view.closeDialog();
  const blocked = use && use.below > 0 ? m.editor_delete_has_below({ count: use.below }) : false;
  return (
    <Dialog
      title={m.editor_delete_page_named({ title: page.title })}
      icon="trash"
      size="m"
      close={close}
      foot={
        <>
          <span role="alert" className={problem ? ed.err : undefined}>
            {problem}
          </span>
          <span className={ed.barSpace} />
          <Button look="line" label={m.editor_cancel()} data-autofocus="" onClick={close} />
          <Button
            look="bad"
            label={busy ? m.editor_saving() : m.editor_delete_for_good()}
            unable={blocked || (!use && m.editor_loading())}
            onClick={() => void remove()}
          />
        </>
      }
    >
      <div className={ed.body}>
        <p>{m.editor_delete_page_about()}</p>
        {blocked && <p className={ed.err}>{blocked}</p>}
        {use && <UsedIn use={use} />}
        <FieldFrame label={m.editor_delete_leads_to()} hint={m.editor_delete_leads_about()}>
          {(parts) => (
            <PageSelect
              parts={parts}
              pages={pages}
              value={target}
              none={m.editor_delete_leads_nowhere()}
              without={idsOfSubtree(pages, id)}
              write={setTarget}
            />
          )}
        </FieldFrame>
      </div>
    </Dialog>
  );
}

function UsedIn({ use }: { use: PageUse }) {
  const entries = [
    ...use.used_in.map(({ section, title, url }) => ({ key: section, title, url })),
    ...use.used_by.map(({ kind, id, title }) => ({ key: `${kind}-${id}`, title, url: null })),
  ];
  if (entries.length === 0) return <p className={ed.soft}>{m.editor_delete_not_used()}</p>;
  return (
    <>
      <h3 className={styles.heading}>{m.editor_delete_used_in({ count: entries.length })}</h3>
      <ul className={`${ed.list} ${styles.used}`}>
        {entries.map(({ key, title, url }) => (
          <li key={key} className={ed.listRow}>
            {url ? (
              <a href={url} target="_blank" rel="noreferrer">
                {title}
              </a>
            ) : (
              title
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
