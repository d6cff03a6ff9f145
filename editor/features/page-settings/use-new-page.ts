import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Issue } from '#contract/base/errors.ts';
import type { PatternEntry } from '#contract/editing/patterns/patterns-api.ts';
import { pageSettingsApi } from '#contract/pages/page-settings.ts';
import { m } from '#messages/paraglide/messages.js';
import { makeSlug } from '#text/make-slug.ts';
import type { CallInput } from '#contract/client/call-input.ts';
import { ApiError } from '../../core/api-client.ts';
import { useEditor } from '../../core/editor-context.ts';
import { readPatterns } from '../patterns/read-patterns.ts';
import { usePageList } from './use-page-list.ts';

/** The form state of a new page, and the function that creates it. */
export function useNewPage(beside: number | null) {
  const make = useMake();
  const pages = usePageList() ?? [];
  const [title, writeTitle] = useState({ de: '', en: '' });
  const [slug, writeSlug] = useState({ de: '', en: '' });
  const templates = useTemplates();
  const [template, setTemplate] = useState<number | null>(null);
  const [own, setOwn] = useState(false);
  const [chosen, setParent] = useState<number | null | undefined>();
  const [issues, setIssues] = useState<Issue[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const sibling = pages.find((page) => page.id === beside);
  const parent = chosen === undefined ? (sibling?.parent_id ?? null) : chosen;
  const above = pages.find((page) => page.id === parent)?.urls ?? { de: '/de', en: '/en' };
  const create = async () => {
    if (busy) return;
    if (title.de.trim() === '') return setIssues([{ path: 'title.de', message: m.editor_page_title_missing() }]);
    setBusy(true);
    setProblem(null);
    setIssues([]);
    try {
      await make({ title, slug, parent_id: parent, pattern_id: template, is_online: false });
    } catch (error) {
      if (error instanceof ApiError && error.issues.length > 0) setIssues(error.issues);
      else setProblem(m.editor_page_not_saved());
      setBusy(false);
    }
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
  const beginning = { templates, template, setTemplate };
  return { pages, title, setTitle, slug, setSlug, parent, setParent, above, beginning, issues, problem, busy, create };
}

/** The patterns that are templates for pages; none while they are loading. */
function useTemplates(): PatternEntry[] {
  const { session } = useEditor();
  const [templates, setTemplates] = useState<PatternEntry[]>([]);
  useEffect(() => {
    readPatterns(session).then(
      (patterns) => setTemplates(patterns.filter((pattern) => pattern.is_template)),
      // A page can be created without one.
      () => {},
    );
  }, [session]);
  return templates;
}

/** Removes the issues of a field once it is edited. */
function without(field: string): (issues: Issue[]) => Issue[] {
  return (issues) => issues.filter(({ path }) => !path.startsWith(field));
}

export type NewPageForm = ReturnType<typeof useNewPage>;

/** Creates the page and opens it. */
function useMake() {
  const { session, view } = useEditor();
  const navigate = useNavigate();
  return async (body: NonNullable<CallInput<typeof pageSettingsApi.create>['body']>) => {
    const page = await session.api(pageSettingsApi.create, { params: { locale: session.locale }, body });
    view.dialog.set(null);
    await session.queue.flush().catch(() => {});
    await navigate(`${page.urls[session.locale]}?edit`);
  };
}
