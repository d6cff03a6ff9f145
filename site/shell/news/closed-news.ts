import type { BreakingNews } from '#contract/home/home.ts';

const key = 'closed-news';
/** Stands in for the session storage of the window where that is blocked. */
let closedHere = '';

/** Key of a news item; changes when an editor rewrites the text. */
export function newsKey({ id, title, text }: Pick<BreakingNews, 'id' | 'title' | 'text'>): string {
  let sum = 0;
  for (const letter of title + text) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 2_147_483_647;
  return `${id} ${sum.toString(36)}`;
}

/**
 * Remembers in session storage that a visitor has closed a news item. This needs no consent: it is only stored at the
 * visitor's request and removed with the tab.
 */
export function rememberClosed(news: string): void {
  try {
    window.sessionStorage.setItem(key, news);
  } catch {
    // Storage is blocked: the news stays closed until the page is reloaded.
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

/** Inline script directly after the banner: hides a closed one before the first paint, so that nothing moves. */
export const hideClosedNews = `try{var n=document.currentScript.previousElementSibling;if(n&&sessionStorage.getItem("${key}")===n.dataset.news)n.hidden=true}catch(e){}`;
