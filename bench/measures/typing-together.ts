import type { Page } from '@playwright/test';
import type { Block } from '#contract/blocks/block.ts';
import type { SectionDraft } from '#contract/editing/section.ts';
import { median } from '../figure.ts';
import { mainThreadTimes, recordMainThreadTime } from '../setup/main-thread-time.ts';

export const notesOnPage = 100;
const words = 'Und alle sehen auf die Bühne, auf der noch niemand steht. ';
const block = 'bench0151';
const text = `[data-block="${block}"] [data-field="content"]`;
/** A page without the editor, on which somebody else's calls are made. */
const elsewhere = '/de/impressum';

/**
 * Median main-thread time of a key, in milliseconds, in a text in which somebody else writes with a window of their own.
 * `page` has the modules of `measureEditor` open and is opened anew with notes. The other person's calls come from `other`,
 * without an editor: its work would be done by another computer.
 */
export async function typingTogether(page: Page, other: Page, address: string): Promise<number> {
  const section = await writeNotes(page);
  await page.goto(address);
  await page.locator(text).click();
  await page.locator(`[data-block="${block}"] [contenteditable="true"]`).waitFor();
  await page.keyboard.press('Control+Home');
  await other.goto(elsewhere);
  const writing = other.evaluate(writeThere, { section, block, words: words.repeat(3).split(' ') });
  await page.locator('[data-editor="overlay"] [data-caret]').waitFor({ state: 'attached' });
  await recordMainThreadTime(page, 'keydown');
  await page.keyboard.type(words.repeat(2), { delay: 60 });
  const times = await mainThreadTimes(page);
  const written = await writing;
  if (written < 20) throw new Error(`The other person has written ${written} words only`);
  return median(times);
}

/** In a page: writes word after word at the end of a text, each with its caret; returns how many words arrived. */
async function writeThere(what: { section: string; block: string; words: string[] }): Promise<number> {
  const address = `/de/pageeditor-api/section/${what.section}`;
  const token = /(?:^|; )csrftoken=([^;]*)/.exec(document.cookie)?.[1] ?? '';
  const headers = { 'content-type': 'application/json', 'X-CSRFToken': decodeURIComponent(token) };
  const post = (path: string, body: object) =>
    fetch(`${address}/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  const tab = crypto.randomUUID();
  const live = new EventSource(`${address}/live?tab=${tab}`);
  await new Promise((resolve) => live.addEventListener('open', resolve));
  const find = (at: Block): Block | undefined => (at.id === what.block ? at : at.children?.map(find).find(Boolean));
  let written = 0;
  for (const word of what.words) {
    const draft = (await (await fetch(address)).json()) as SectionDraft;
    const before = String(find(draft.body)?.translations.de.content);
    const value = before.replace(/<\/p>$/, ` ${word}</p>`);
    const operations = [{ op: 'set', id: what.block, field: 'content', locale: 'de', before, value }];
    const answer = await post('operations', { batch: crypto.randomUUID(), base: draft.revision, operations });
    if (answer.ok) {
      const { revision } = (await answer.json()) as { revision: number };
      const end = value.length - '<p></p>'.length + 1;
      const caret = { field: 'content', locale: 'de', start: end, end, revision };
      await post('presence', { tab, block: what.block, writing: true, caret });
      written += 1;
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  live.close();
  return written;
}

/** Writes notes on words of the texts; returns the slug of the section. */
async function writeNotes(page: Page): Promise<string> {
  const slug = await page.evaluate(async (path) => {
    const answer = await fetch(`/de/pageeditor-api/page${path.replace('/de', '')}`);
    return `page-${((await answer.json()) as { id: number }).id}`;
  }, new URL(page.url()).pathname);
  const token = (await page.context().cookies()).find(({ name }) => name === 'csrftoken')?.value ?? '';
  const headers = { 'X-CSRFToken': decodeURIComponent(token), origin: new URL(page.url()).origin };
  for (let at = 0; at < notesOnPage; at += 1) {
    const quote = { exact: 'Der Vorhang', prefix: '', suffix: ' hebt sich', start: 0 };
    const noted = `bench${String(1 + 3 * at).padStart(4, '0')}`;
    const data = { anchor: { block: noted, field: 'content', locale: 'de', quote }, text: `Notiz ${at}` };
    const answer = await page.request.post(`/de/pageeditor-api/section/${slug}/notes`, { data, headers });
    if (!answer.ok()) throw new Error(`Writing a note answered ${answer.status()}: ${await answer.text()}`);
  }
  return slug;
}
