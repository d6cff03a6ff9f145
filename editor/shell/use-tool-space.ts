import { useLayoutEffect } from 'react';

/** Reserves space for the tools and moves the page's sticky header below the bar. Null: no tools. */
export function useToolSpace(tools: 'plain' | 'fields' | null): void {
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
