import { useLayoutEffect } from 'react';

/** Makes room for the tool beside the page, and puts the page's own sticky head beneath the bar; null: no tool is shown. */
export function useDock(tools: 'plain' | 'fields' | null): void {
  useLayoutEffect(() => {
    if (tools === null) return undefined;
    const page = document.documentElement;
    page.dataset.edTools = tools;
    const heads = [...document.querySelectorAll<HTMLElement>('header')].filter((head) =>
      ['sticky', 'fixed'].includes(getComputedStyle(head).position),
    );
    for (const head of heads) head.dataset.edDocked = '';
    return () => {
      delete page.dataset.edTools;
      for (const head of heads) delete head.dataset.edDocked;
    };
  }, [tools]);
}
