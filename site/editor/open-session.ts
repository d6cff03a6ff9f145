import { pageEditorApi } from '#contract/api.ts';
import type { Locale } from '#contract/locale.ts';
import type { SectionDraft } from '#contract/section.ts';
import { m } from '#site/paraglide/messages.js';
import { ApiError, type CallApi, createApi, csrfFromCookie } from './api-client.ts';
import { EditSession } from './edit-session.ts';
import { type EditedPage, ownerOf, sectionOf } from './edited-page.ts';
import { livingTabs, registerTab } from './living-tabs.ts';
import { readSetup } from './offered-kinds.ts';
import { BrowserWriteAhead, type WriteAhead } from './write-ahead.ts';

/** Sessions of this tab by section: the languages of a page share one, with its log and what is unsent. */
const sessions = new Map<string, EditSession>();
let setup: Promise<void> | undefined;
let browser: { api: CallApi; ledger: WriteAhead; tab: string } | undefined;

function parts() {
  browser ??= {
    api: createApi({ fetch: (...request) => fetch(...request), csrfToken: csrfFromCookie }),
    ledger: new BrowserWriteAhead(livingTabs),
    tab: registerTab(),
  };
  return browser;
}

/** The session for a page's section. Throws ApiError 401 where nobody is logged in. */
export async function openSession(page: EditedPage, locale: Locale): Promise<EditSession> {
  const { api, ledger, tab } = parts();
  const slug = sectionOf(page);
  const known = sessions.get(slug);
  if (known && known.queue.unsent.length > 0) return known;
  // The check sets the token that every write needs. Reading need not wait for it, and whoever has a token need not at all.
  const checked = api(pageEditorApi.user, { params: { locale } });
  setup ??= readSetup(api, locale).then((told) => {
    if (!told) setup = undefined;
  });
  const hasToken = csrfFromCookie() !== '';
  checked.catch(() => undefined);
  const draft = await readDraft(api, page, { slug, locale }, checked);
  if (!hasToken) await checked;
  await setup;
  // Whoever wrote on meanwhile keeps what is under way.
  if (known && (known.queue.revision === draft.revision || known.queue.unsent.length > 0)) return known;
  known?.queue.stop();
  const session = new EditSession({ draft, locale, api, ledger, tab });
  sessions.set(slug, session);
  tellLeftOut(session, draft);
  // The list of steps may come a moment later than the page.
  void session.restoreLog();
  return session;
}

/** Says which modules are not on the page because the house does not know their kind any more. */
function tellLeftOut({ alerts }: EditSession, { left_out: models = [] }: SectionDraft): void {
  if (models.length === 0) return;
  const kinds = [...new Set(models)].join(', ');
  alerts.say(m.editor_left_out_title({ count: models.length }));
  alerts.show({
    kind: 'error',
    title: m.editor_left_out_title({ count: models.length }),
    text: m.editor_left_out({ kinds }),
  });
}

/** The draft; an empty one is created for a page, or a thing of the house, that has no section yet. */
async function readDraft(
  api: CallApi,
  page: EditedPage,
  params: { slug: string; locale: Locale },
  checked: Promise<unknown>,
): Promise<SectionDraft> {
  try {
    return await api(pageEditorApi.section, { params });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
    await checked;
    await api(pageEditorApi.createContainer, {
      params,
      body: { parent: null, ...ownerOf(page), slug: params.slug },
    });
    return api(pageEditorApi.section, { params });
  }
}
