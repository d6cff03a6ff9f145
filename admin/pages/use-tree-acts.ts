import { useState } from 'react';
import { HttpError, useListContext, useNotify, useTranslate } from 'react-admin';
import type { PageSettings } from '../../contract/page-settings.ts';
import { ask } from '../house/ask.ts';
import { language } from '../house/language.ts';
import { nestPages, type PageNode, pathTo, type Place } from './page-tree.ts';

/** What can be done in the tree; each act is saved at once. */
export interface TreeActs {
  tree: PageNode[];
  change(page: PageSettings, change: Partial<PageSettings>): Promise<void>;
  /** Null: it stays where it is. */
  move(page: PageSettings, place: Place | null): Promise<void>;
  askPlace(page: PageSettings | null): void;
  askDelete(page: PageSettings | null): void;
}

/** The acts, and which page is asked about. */
export function useTreeActs() {
  const translate = useTranslate();
  const notify = useNotify();
  const { data = [], refetch } = useListContext<PageSettings>();
  const [placing, askPlace] = useState<PageSettings | null>(null);
  const [deleting, askDelete] = useState<PageSettings | null>(null);
  const tree = nestPages(data);

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
  };

  function whereTo({ parent_id: parent, position }: Place): string {
    const above = parent === null ? undefined : pathTo(tree, parent).at(-1)?.page;
    const title = above ? above.title[language()] || above.title.de : translate('pages.top');
    return translate('pages.moved', { place: position + 1, parent: title });
  }

  return { acts, placing, deleting, refetch };
}

export function sentenceOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
