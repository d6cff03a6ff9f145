import type { z } from 'zod';
import { useState } from 'react';
import { HttpError, useAddUndoableMutation, useListContext, useNotify, useTranslate } from 'react-admin';
import { pageSettingsApi, type PageSettings } from '#contract/pages/page-settings.ts';
import { request } from '../../api/request.ts';
import { localizedText } from '../../format/record-title.ts';
import { nestPages, type PageNode, pathTo, type TreePosition } from './page-tree.ts';

type PageChange = z.input<(typeof pageSettingsApi.change)['body'] & {}>;

/** Actions of the page tree; each is saved at once. */
export interface TreeActions {
  tree: PageNode[];
  change(page: PageSettings, change: Partial<PageSettings>): Promise<void>;
  /** Null: does nothing. */
  move(page: PageSettings, place: TreePosition | null): Promise<void>;
  askWhereTo(page: PageSettings | null): void;
  askDelete(page: PageSettings | null): void;
  askCopy(page: PageSettings | null): void;
  /** Deletes the page when it can no longer be undone; its address redirects to `redirectTo`, if given. */
  remove(page: PageSettings, redirectTo: number | null): void;
}

/** The actions, and the page for which a dialog is open. */
export function useTreeActions() {
  const translate = useTranslate();
  const notify = useNotify();
  const { data = [], refetch } = useListContext<PageSettings>();
  const [placing, askWhereTo] = useState<PageSettings | null>(null);
  const [deleting, askDelete] = useState<PageSettings | null>(null);
  const [copying, askCopy] = useState<PageSettings | null>(null);
  const { hidden, remove } = useRemovePage(refetch);
  const tree = nestPages(data.filter(({ id }) => !hidden.has(id)));

  async function save(page: PageSettings, body: PageChange, message: string): Promise<void> {
    try {
      await request(pageSettingsApi.change, { params: { id: page.id }, body: { ...body, version: page.version } });
    } catch (error) {
      const conflict = error instanceof HttpError && error.status === 409;
      notify(conflict ? translate('pages.changed_meanwhile') : messageOf(error), { type: 'error' });
      await refetch();
      return;
    }
    // Until the tree has the new version, a further change of the page would be refused as a conflict.
    await refetch();
    notify(message, { type: 'info', undoable: false });
  }

  const actions: TreeActions = {
    tree,
    change: (page, change) => save(page, change, translate('ra.notification.updated', { smart_count: 1 })),
    move: async (page, place) => {
      if (!place) return;
      await save(page, place, whereTo(place));
      // The row has moved in the document: keep the focus on it.
      requestAnimationFrame(() =>
        document.querySelector<HTMLElement>(`[data-page="${page.id}"] [aria-haspopup]`)?.focus(),
      );
    },
    askWhereTo,
    askDelete,
    askCopy,
    remove: (page, redirectTo) => {
      askDelete(null);
      remove(page, redirectTo);
    },
  };

  function whereTo({ parent_id: parent, position }: TreePosition): string {
    const above = parent === null ? undefined : pathTo(tree, parent).at(-1)?.page;
    const title = above ? localizedText(above.title) : translate('pages.top');
    return translate('pages.moved', { place: position + 1, parent: title });
  }

  return { actions, placing, deleting, copying };
}

/** Hides pages at once and deletes them when it can no longer be undone. */
function useRemovePage(refetch: () => unknown) {
  const translate = useTranslate();
  const notify = useNotify();
  const [hidden, setHidden] = useState<ReadonlySet<number>>(new Set());
  const addUndoable = useAddUndoableMutation();

  function remove(page: PageSettings, redirectTo: number | null): void {
    setHidden((before) => new Set([...before, page.id]));
    addUndoable(({ isUndo }) => void (isUndo ? show(page) : removeNow(page, redirectTo)));
    notify(translate('pages.deleted', { title: localizedText(page.title) }), { type: 'info', undoable: true });
  }

  async function removeNow(page: PageSettings, redirectTo: number | null): Promise<void> {
    try {
      await request(pageSettingsApi.remove, {
        params: { id: page.id },
        query: { even_if_linked: 'true', redirect_to: redirectTo },
      });
    } catch (error) {
      notify(messageOf(error), { type: 'error' });
    }
    await refetch();
    show(page);
  }

  function show(page: PageSettings): void {
    setHidden((before) => new Set([...before].filter((id) => id !== page.id)));
  }

  return { hidden, remove };
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
