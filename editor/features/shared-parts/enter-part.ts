import { pathTo } from '#contract/blocks/apply-operation.ts';
import { m } from '#messages/paraglide/messages.js';
import { flatten, type FlatBlock } from '#contract/blocks/flat-block.ts';
import type { Block } from '#contract/blocks/block.ts';
import type { Locale } from '#contract/base/locale.ts';
import type { Localized } from '#contract/base/localized.ts';
import type { SectionDraft } from '#contract/editing/section.ts';
import type { EditorParts } from '../../core/editor-context.ts';
import { goToBlock } from '../../core/page-elements/page-elements.ts';
import type { EditSession } from '../../core/session/edit-session.ts';
import { openSession } from '../../core/session/open-session.ts';
import { partOf } from '../../core/tree/shared-part.ts';
import { EditorView } from '../../core/view/editor-view.ts';
import { partTitle } from '../../core/tree/step-names.ts';
import { forgetContent } from '../patterns/read-patterns.ts';
import { enteredSurface } from './entered-surface.tsx';

/** Edits a shared part where it stands, with a session of its own; the page around it stays as it is. */
export async function enterPart({ session, view, page }: EditorParts, block: string): Promise<void> {
  const part = partOf(session.store.block(block));
  if (part === null || view.entered.get()) return;
  const titles = titlesOf(session, part);
  const name = titles[session.locale] || titles.de;
  const title = m.editor_shared_named({ name });
  const section = `shared-${part}`;
  const ofPart = { id: null, title, urls: page.urls, section };
  let inner: EditSession;
  try {
    inner = await openSession(ofPart, session.locale);
  } catch {
    return session.alerts.show({ kind: 'error', title, text: m.editor_load_failed() });
  }
  // The key may have been pressed twice, or the module removed, while the part was loading.
  if (view.entered.get() || partOf(session.store.block(block)) !== part) return;
  // What the page has waiting is sent now, because nobody watches it while the part is edited.
  void session.queue.flush().catch(() => undefined);
  const leave = () => {
    void inner.queue.flush().catch(() => undefined);
    const { root: body, resolved } = inner.store;
    session.store.addResolved(resolvedPart(part, titles, { body, resolved }));
    forgetContent(section);
    view.entered.set(null);
    session.alerts.announce(m.editor_say_left_shared());
    const back = pathTo(session.store.root, block).length > 0 ? block : null;
    requestAnimationFrame(() => goToBlock(session, back));
  };
  view.panel.set(null);
  view.entered.set({ block, session: inner, view: new EditorView(leave), page: ofPart, surface: enteredSurface });
  inner.alerts.announce(m.editor_say_entered_shared({ name }));
}

type Titles = Localized<string>;
type ResolvedPart = Parameters<EditSession['store']['addResolved']>[0];

/** What a page needs to show a part, from its tree. */
export function resolvedPart(
  id: number,
  title: Titles,
  { body, resolved }: { body: Block; resolved: SectionDraft['resolved'] },
): ResolvedPart {
  return resolvedModules(id, title, (locale) => {
    const root = flatten(body, { locale, resolved: resolved[locale] });
    return root.columns?.flatMap((column) => column.children) ?? [];
  });
}

/** The same from flattened modules. */
export function resolvedModules(id: number, title: Titles, modules: (locale: Locale) => FlatBlock[]): ResolvedPart {
  const inLocale = (locale: Locale) => ({
    shared: { [id]: { title: title[locale] || title.de, children: modules(locale) } },
  });
  return { de: inLocale('de'), en: inLocale('en') };
}

/** The name of a part that the page shows, in both languages; empty for one that is gone. */
export function titlesOf({ store }: Pick<EditSession, 'store'>, id: number): Titles {
  return { de: partTitle(store, id, 'de'), en: partTitle(store, id, 'en') };
}
