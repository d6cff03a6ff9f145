import { useState } from 'react';
import { HttpError, useAddUndoableMutation, useListContext, useNotify, useTranslate } from 'react-admin';
import type { PageSettings } from '../../contract/page-settings.ts';
import { ask } from '../house/ask.ts';
import { language } from '../house/language.ts';
import { textOf } from '../house/title-of.ts';
import { nestPages, type PageNode, pathTo, type Place } from './page-tree.ts';

/** What can be done in the tree; each act is saved at once. */
export interface TreeActs {
  tree: PageNode[];
  change(page: PageSettings, change: Partial<PageSettings>): Promise<void>;
  /** Null: it stays where it is. */
  move(page: PageSettings, place: Place | null): Promise<void>;
  askPlace(page: PageSettings | null): void;
  askDelete(page: PageSettings | null): void;
  /** Deletes it once the time to take that back is over; its address leads to another page from then on, if one is named. */
  remove(page: PageSettings, redirectTo: number | null): void;
}

/** The acts, and which page is asked about. */
export function useTreeActs() {
  const translate = useTranslate();
  const notify = useNotify();
  const { data = [], refetch } = useListContext<PageSettings>();
  const [placing, askPlace] = useState<PageSettings | null>(null);
  const [deleting, askDelete] = useState<PageSettings | null>(null);
  const { gone, remove } = useRemoving(refetch);
  const tree = nestPages(data.filter(({ id }) => !gone.has(id)));

  async function save(page: PageSettings, body: object, said: string): Promise<void> {
    try {
      await ask(`/api/pages/${page.id}/`, { method: 'POST', body: { ...body, version: page.version } });
      notify(said, { type: 'info', undoable: false });
    } catch (error) {
      const conflict = error instanceof HttpError && error.status === 409;
      notify(conflict ? translate('pages.changed_meanwhile') : sentenceOf(error), { type: 'error' });
    }
    await refetch();
  }

  const acts: TreeActs = {
    tree,
    change: (page, change) => save(page, change, translate('ra.notification.updated', { smart_count: 1 })),
    move: async (page, place) => {
      if (!place) return;
      await save(page, place, whereTo(place));
      // The row stands elsewhere now: whoever uses the keyboard goes with it.
      requestAnimationFrame(() =>
        document.querySelector<HTMLElement>(`[data-page="${page.id}"] [aria-haspopup]`)?.focus(),
      );
    },
    askPlace,
    askDelete,
    remove: (page, redirectTo) => {
      askDelete(null);
      remove(page, redirectTo);
    },
  };

  function whereTo({ parent_id: parent, position }: Place): string {
    const above = parent === null ? undefined : pathTo(tree, parent).at(-1)?.page;
    const title = above ? above.title[language()] || above.title.de : translate('pages.top');
    return translate('pages.moved', { place: position + 1, parent: title });
  }

  return { acts, placing, deleting };
}

/** Pages that are about to be deleted are out of sight already; `refetch` brings what is there then. */
function useRemoving(refetch: () => unknown) {
  const translate = useTranslate();
  const notify = useNotify();
  const [gone, setGone] = useState<ReadonlySet<number>>(new Set());
  const addUndoable = useAddUndoableMutation();

  function remove(page: PageSettings, redirectTo: number | null): void {
    setGone((before) => new Set([...before, page.id]));
    addUndoable(({ isUndo }) => void (isUndo ? show(page) : removeNow(page, redirectTo)));
    notify(translate('pages.deleted', { title: textOf(page.title) }), { type: 'info', undoable: true });
  }

  async function removeNow(page: PageSettings, redirectTo: number | null): Promise<void> {
    try {
      await ask(`/api/pages/${page.id}/`, {
        method: 'DELETE',
        query: { even_if_linked: 'true', redirect_to: redirectTo },
      });
    } catch (error) {
      notify(sentenceOf(error), { type: 'error' });
    }
    await refetch();
    show(page);
  }

  function show(page: PageSettings): void {
    setGone((before) => new Set([...before].filter((id) => id !== page.id)));
  }

  return { gone, remove };
}

export function sentenceOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
