import type { BreakingNews } from '#contract/home.ts';

const key = 'closed-news';
let closedHere = '';

/** By what a news is known: one that an editor has rewritten is another. */
export function newsKey({ id, title, text }: Pick<BreakingNews, 'id' | 'title' | 'text'>): string {
  let sum = 0;
  for (const letter of title + text) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 2_147_483_647;
  return `${id} ${sum.toString(36)}`;
}

/**
 * Remembers for this tab that a visitor has closed a news. Nothing is stored before; what is stored does what the visitor
 * asked for and goes with the tab, so it needs no consent.
 */
export function rememberClosed(news: string): void {
  try {
    window.sessionStorage.setItem(key, news);
  } catch {
    // Not allowed: it then stays closed until the page is loaded anew.
    closedHere = news;
  }
}

export function wasClosed(news: string): boolean {
  try {
    return closedHere === news || window.sessionStorage.getItem(key) === news;
  } catch {
    return false;
  }
}

/** Stands right behind the banner and hides it before anything is painted where it was closed, so that nothing moves. */
export const hideClosedNews = `try{var n=document.currentScript.previousElementSibling;if(n&&sessionStorage.getItem("${key}")===n.dataset.news)n.hidden=true}catch(e){}`;
