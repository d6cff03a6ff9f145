import type { CallApi } from '../core/api-client.ts';
import { EditSession } from '../core/session/edit-session.ts';
import { defaultSetup } from '../core/session/editor-setup.ts';
import { nothingResolved, section } from '../core/tree/tree.fixture.ts';
import { EditorView } from '../core/view/editor-view.ts';
import type { RichCommands, RichState } from '../features/surface/rich-state.ts';
import type { CommandContext } from './command.ts';
import { contextOf } from './context.ts';

interface Situation {
  /** Id of the selected block. */
  selected?: string | null;
  /** True while its rich text has the focus. */
  writing?: boolean;
}

/** The context of a command on a page with the blocks of `tree.fixture.ts`. */
export function contextWith({ selected = null, writing = false }: Situation = {}): CommandContext {
  const draft = {
    slug: 'page-1',
    content_type: 'page',
    object_id: 1,
    revision: 1,
    published_revision: 1,
    body: section(),
    resolved: { de: nothingResolved(), en: nothingResolved() },
  };
  const api = (async () => ({})) as CallApi;
  const none = { put: async () => {}, drop: async () => {}, orphans: async () => [], saveLog: async () => {} };
  const journalStore = { ...none, log: async () => undefined };
  const session = new EditSession({ draft, setup: defaultSetup, locale: 'de', api, journalStore, tab: 'tab' });
  session.selection.set({ id: selected, field: writing ? 'content' : null });
  const view = new EditorView();
  const state = { link: false } as RichState;
  if (selected && writing) view.rich.set({ id: selected, field: 'content', state, commands: {} as RichCommands });
  return contextOf({ session, view, page: { id: 1, title: 'Besuch', urls: {} } });
}
