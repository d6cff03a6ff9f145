import { useContext, useEffect } from 'react';
import { menuOf, type MenuFlag } from '#contract/pages/menu-of.ts';
import type { PageSettings } from '#contract/pages/page-settings.ts';
import { isOff } from '#contract/settings/parts.ts';
import { m } from '#messages/paraglide/messages.js';
import { placeValue } from '#modules/rendering/in-place.tsx';
import { PartsOffContext } from '#modules/rendering/parts-off.ts';
import { useEditor } from '../../core/editor-context.ts';
import { type ListOfRecords, useEditedList, type ListDraft, type Written } from '../record-panel/use-edited-list.ts';
import { useShownPage } from '../record-panel/use-shown-page.ts';
import { inMenuOrder, onNewer, type Tree, writesBetween, type Write } from './menu-draft.ts';
import { pageSettingsApi } from '#contract/api.ts';
import type { EditSession } from '../../core/session/edit-session.ts';

/** What a menu changes of a page. */
type Sent = Partial<Pick<PageSettings, 'title' | 'target' | MenuFlag | 'parent_id' | 'position'>>;

type Caller = Pick<EditSession, 'api' | 'locale'>;

async function readPages({ api, locale }: Caller): Promise<PageSettings[]> {
  return (await api(pageSettingsApi.list, { params: { locale } })).results;
}

async function writeMenus(
  session: Caller,
  { stored, edited }: ListDraft<PageSettings>,
  written: Written,
): Promise<void> {
  const saving = new Saving(session, stored, written);
  for (const write of writesBetween(stored, edited)) {
    written.at = 'id' in write ? write.id : write.page.id;
    await saving.write(write);
  }
}

class Saving {
  readonly #session: Caller;
  readonly #written: Written;
  #known: Tree;

  constructor(session: Caller, current: Tree, written: Written) {
    this.#session = session;
    this.#known = current;
    this.#written = written;
  }

  async write(write: Write): Promise<void> {
    if (write.kind === 'create') return this.#create(write.page);
    if (write.kind === 'change') return this.#change(write.id, write.fields);
    if (write.kind === 'remove') return this.#remove(write.page);
    const place = { parent_id: parentOf(write.parent_id, this.#written.ids), position: write.position };
    await this.#change(write.id, place);
    // Its siblings have other positions now, and with them other versions.
    this.#known = await readPages(this.#session);
  }

  async #create(page: PageSettings): Promise<void> {
    const { api, locale } = this.#session;
    const { title, target, in_main_navigation, in_menu, in_footer } = page;
    const shown = { in_main_navigation, in_menu, in_footer };
    const body = { title, target, ...shown, parent_id: parentOf(page.parent_id, this.#written.ids) };
    const created = await api(pageSettingsApi.create, { params: { locale }, body });
    this.#written.ids.set(page.id, created.id);
    this.#known = [...this.#known, created];
    this.#written.changes.push({ kind: 'page', id: created.id, before: null, after: { is_online: created.is_online } });
  }

  async #change(draftId: number, after: Sent): Promise<void> {
    const { api, locale } = this.#session;
    const id = idOf(draftId, this.#written.ids);
    const stored = this.#known.find((page) => page.id === id);
    const body = { ...after, ...(stored && { version: stored.version }) };
    const saved = await api(pageSettingsApi.change, { params: { locale, id }, body });
    const before = stored && { ...stored, position: this.#positionOf(stored) };
    const former = Object.entries(before ?? {}).filter(([name]) => name in after);
    this.#known = this.#known.map((page) => (page.id === id ? saved : page));
    this.#written.changes.push({ kind: 'page', id, before: Object.fromEntries(former), after: { ...after } });
  }

  async #remove(page: PageSettings): Promise<void> {
    const { api, locale } = this.#session;
    await api(pageSettingsApi.remove, { params: { locale, id: page.id }, query: {} });
    this.#written.changes.push({ kind: 'page', id: page.id, before: { is_online: page.is_online }, after: null });
  }

  /** Stored positions may have gaps; writing takes the index. */
  #positionOf(page: PageSettings): number {
    return this.#known.filter(({ parent_id: parent }) => parent === page.parent_id).indexOf(page);
  }
}

const idOf = (id: number, ids: ReadonlyMap<number, number>) => ids.get(id) ?? id;
const parentOf = (id: number | null, ids: ReadonlyMap<number, number>) => (id === null ? null : idOf(id, ids));

/** The three menus are made from the same pages. */
const menus: ListOfRecords<PageSettings> = {
  name: 'menus',
  kept: new Map(),
  read: readPages,
  write: writeMenus,
  withIds: (page, ids) => ({ ...page, id: idOf(page.id, ids), parent_id: parentOf(page.parent_id, ids) }),
  onNewer,
  isChanged: ({ stored, edited }) => writesBetween(stored, edited).length > 0,
  label: () => m.menus_changed(),
  notSaved: () => m.menus_not_saved(),
};

/** The menus being edited, and the function that saves them; the page shows them meanwhile. */
export function useMenus() {
  const { session, page } = useEditor();
  const showAt = useShownPage();
  // An entry above the page may have been moved.
  const shown = (stored: Tree) => showAt(stored.find(({ id }) => id === page.id)?.urls[session.locale]);
  const { draft, ...panel } = useEditedList(menus, shown);
  useMenuPreview(draft?.edited ?? null);
  return { tree: draft?.edited ?? null, stored: draft?.stored ?? [], ...panel };
}

/** Shows the edited menus in header and footer. */
function useMenuPreview(edited: Tree | null): void {
  const { locale } = useEditor().session;
  const off = useContext(PartsOffContext);
  useEffect(() => {
    if (!edited) return;
    const pages = inMenuOrder(edited);
    for (const page of pages) if (isOff(page.urls[locale], off)) page.is_online = false;
    placeValue('navigation', {
      main_navigation: menuOf(pages, 'in_main_navigation', locale),
      menu: menuOf(pages, 'in_menu', locale),
      footer: menuOf(pages, 'in_footer', locale),
    });
  }, [edited, locale, off]);
  useEffect(() => () => placeValue('navigation', undefined), []);
}
