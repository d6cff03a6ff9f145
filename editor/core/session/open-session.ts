import { pageEditorApi } from '#contract/api.ts';
import type { Locale } from '#contract/base/locale.ts';
import type { SectionDraft } from '#contract/editing/section.ts';
import { m } from '#messages/paraglide/messages.js';
import { browserTransport } from '#contract/client/browser-transport.ts';
import { type CallApi, createApi } from '../api-client.ts';
import { EditSession } from './edit-session.ts';
import { type EditedPage, ownerOf, sectionOf } from './edited-page.ts';
import { activeTabs, registerTab } from '../saving/save-queue.ts';
import { defaultSetup, type EditorSetup, readSetup } from './editor-setup.ts';
import { IndexedDbJournal, type JournalStore } from '../saving/journal-store.ts';

/** Sessions of this tab by section. The languages of a page share one session, with its log and unsent steps. */
const sessions = new Map<string, EditSession>();
/** Read once a tab, and again after a failure. */
let setup: Promise<EditorSetup> | undefined;
/** Created when the first section is opened; shared by all pages that are edited in this tab. */
let browser: { api: CallApi; journalStore: JournalStore; tab: string } | undefined;

function parts() {
  browser ??= {
    api: createApi(browserTransport),
    journalStore: new IndexedDbJournal(activeTabs),
    tab: registerTab(),
  };
  return browser;
}

/** The session for the section of a page. Throws ApiError 401 when nobody is signed in. */
export async function openSession(page: EditedPage, locale: Locale): Promise<EditSession> {
  const { api, journalStore, tab } = parts();
  const slug = sectionOf(page);
  const before = sessions.get(slug);
  if (before && before.queue.unsent.length > 0) return before;
  // The check sets the CSRF token, which only writes need. Reading does not wait for it.
  const checked = api(pageEditorApi.user, { params: { locale } });
  setup ??= readSetup(api, locale).then((read) => {
    if (!read) setup = undefined;
    return read ?? defaultSetup;
  });
  const reading = setup;
  const hasToken = browserTransport.csrfToken() !== '';
  checked.catch(() => undefined);
  const draft = await readDraft(api, page, { slug, locale }, checked);
  if (!hasToken) await checked;
  const known = await reading;
  // It may have been opened meanwhile, or saved what this answer does not have yet.
  const existing = sessions.get(slug);
  if (existing) existing.setup = known;
  // A session with unsent steps stays as it is.
  if (existing && (existing.queue.revision >= draft.revision || existing.queue.unsent.length > 0)) return existing;
  existing?.queue.stop();
  const session = new EditSession({ draft, setup: known, locale, api, journalStore, tab });
  sessions.set(slug, session);
  checked.then(
    ({ capabilities }) => {
      session.mayPublish.set(capabilities.includes('publish'));
      session.mayPreviewSeason.set(capabilities.includes('programme'));
      session.mayEditPages.set(capabilities.includes('pages'));
    },
    () => undefined,
  );
  announceUnknownModels(session, draft);
  // The undo log may arrive after the page.
  void session.restoreLog();
  return session;
}

/** Continues after a login: also shared parts that were left while they saved. */
export function resumeSessions(): void {
  for (const session of sessions.values()) session.loggedIn();
}

/** Shows which modules were left out because their kind no longer exists. */
function announceUnknownModels({ alerts }: EditSession, { left_out: models = [] }: SectionDraft): void {
  if (models.length === 0) return;
  const kinds = [...new Set(models)].join(', ');
  alerts.announce(m.editor_left_out_title({ count: models.length }));
  alerts.show({
    kind: 'error',
    title: m.editor_left_out_title({ count: models.length }),
    text: m.editor_left_out({ kinds }),
  });
}

/** The draft. An empty one is created for a page or an entity without a section. */
async function readDraft(
  api: CallApi,
  page: EditedPage,
  params: { slug: string; locale: Locale },
  checked: Promise<unknown>,
): Promise<SectionDraft> {
  const found = await api(pageEditorApi.findSection, { params });
  if (found) return found;
  await checked;
  await api(pageEditorApi.createContainer, { params, body: { parent: null, ...ownerOf(page), slug: params.slug } });
  return api(pageEditorApi.section, { params });
}
