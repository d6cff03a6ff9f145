import { useState } from 'react';
import { m } from '#messages/paraglide/messages.js';
import ed from '../../ui/editor.module.css';
import { FormDialog } from '../../ui/dialog.tsx';
import { Select } from '../../ui/inputs.tsx';
import { useEditor, useAction, useRead } from '../../core/editor-context.ts';
import { FieldFrame } from '../../ui/field-frame.tsx';
import { issueOf } from './page-form.ts';
import { PageSelect, usePageList } from './page-select.tsx';
import PatternPicture from '../patterns/pattern-picture.tsx';
import { titleOf, readPatterns } from '../patterns/read-patterns.ts';
import { Pair } from './pair.tsx';
import { useNavigate } from 'react-router';
import type { Issue } from '#contract/base/errors.ts';
import { pageSettingsApi } from '#contract/pages/page-settings.ts';
import { makeSlug } from '#text/make-slug.ts';
import { ApiError, reasonOf } from '../../core/api-client.ts';

interface NewPageDialogProps {
  /** The current page; by default the new one becomes its sibling. */
  beside: number | null;
}

/** Creates a page from title, address and position. It stays offline until it is put online. */
export default function NewPageDialog({ beside }: NewPageDialogProps) {
  const { session, view } = useEditor();
  const navigate = useNavigate();
  const pages = usePageList() ?? [];
  const [title, writeTitle] = useState({ de: '', en: '' });
  const [slug, writeSlug] = useState({ de: '', en: '' });
  // A page can be created without one.
  const { answer: patterns } = useRead(readPatterns);
  const templates = (patterns ?? []).filter((pattern) => pattern.is_template);
  const [template, setTemplate] = useState<number | null>(null);
  const begun = templates.find((pattern) => pattern.id === template);
  const [own, setOwn] = useState(false);
  const [chosen, setParent] = useState<number | null | undefined>();
  const [issues, setIssues] = useState<Issue[]>([]);
  const { busy, problem, run } = useAction();
  const sibling = pages.find((page) => page.id === beside);
  const parent = chosen === undefined ? (sibling?.parent_id ?? null) : chosen;
  const above = pages.find((page) => page.id === parent)?.urls ?? { de: '/de', en: '/en' };
  const create = async () => {
    if (title.de.trim() === '') return setIssues([{ path: 'title.de', message: m.editor_page_title_missing() }]);
    await run(
      async () => {
        setIssues([]);
        const dialog = view.dialog.get();
        const body = { title, slug, parent_id: parent, pattern_id: template, is_online: false };
        const page = await session.api(pageSettingsApi.create, { params: { locale: session.locale }, body });
        const name = title[session.locale] || title.de;
        // It is there, but whoever has closed the dialog stays on this page.
        if (view.dialog.get() !== dialog)
          return session.alerts.tell(m.editor_new_page(), m.editor_new_page_made({ name }));
        view.dialog.set(null);
        await session.queue.flush().catch(() => {});
        await navigate(`${page.urls[session.locale]}?edit`);
      },
      (error) => {
        const found = error instanceof ApiError ? error.issues : [];
        setIssues(found);
        return found.length > 0 ? null : reasonOf(error, m.editor_page_not_saved());
      },
    );
  };
  const setTitle = (next: typeof title) => {
    writeTitle(next);
    setIssues(without('title'));
    if (!own) writeSlug({ de: makeSlug(next.de), en: makeSlug(next.en) });
  };
  const setSlug = (next: typeof slug) => {
    setOwn(true);
    setIssues(without('slug'));
    writeSlug(next);
  };
  const close = () => view.closeDialog();
  return (
    <FormDialog
      title={m.editor_new_page()}
      icon="newPage"
      {...{ close, submit: create, busy, problem }}
      action={m.editor_new_page_create()}
    >
      <Pair
        label={m.editor_page_title()}
        required
        first
        value={title}
        write={setTitle}
        error={(locale) => issueOf(issues, `title.${locale}`)}
      />
      <Pair
        label={m.editor_page_slug()}
        max={80}
        value={slug}
        write={setSlug}
        hint={(locale) => `${above[locale]}/${slug[locale] || slug.de}`}
        error={(locale) => issueOf(issues, `slug.${locale}`)}
      />
      <FieldFrame label={m.editor_page_below()} error={issueOf(issues, 'parent_id')}>
        {(parts) => (
          <PageSelect parts={parts} pages={pages} value={parent} none={m.editor_page_top()} write={setParent} />
        )}
      </FieldFrame>
      {templates.length > 0 && (
        <>
          <FieldFrame label={m.editor_begin_with()} error={issueOf(issues, 'pattern_id')}>
            {(parts) => (
              <Select
                {...parts}
                value={template ?? 0}
                options={[
                  [0, m.editor_begin_empty()],
                  ...templates.map((pattern) => [pattern.id, titleOf(pattern, session.locale)] as const),
                ]}
                choose={(chosenId) => setTemplate(chosenId || null)}
              />
            )}
          </FieldFrame>
          {begun && <PatternPicture key={begun.id} pattern={begun} width={236} height={148} />}
        </>
      )}
      <p className={`${ed.small} ${ed.soft}`}>{m.editor_new_page_about()}</p>
    </FormDialog>
  );
}

/** Removes the issues of a field once it is edited. */
function without(field: string): (issues: Issue[]) => Issue[] {
  return (issues) => issues.filter(({ path }) => !path.startsWith(field));
}
