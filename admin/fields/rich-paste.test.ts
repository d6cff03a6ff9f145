// @vitest-environment jsdom
import { Editor } from '@tiptap/core';
import { StarterKit } from '@tiptap/starter-kit';
import { expect, it } from 'vitest';
import type { Paste } from '#text/pasting/read-paste.ts';
import { changedBy, pasteHandlers } from './rich-text.tsx';

function paste(data: Record<string, string>): { html: string; said: string } {
  const pastes: Paste[] = [];
  const editor = new Editor({
    extensions: [StarterKit],
    content: '<p>Das Orchester</p>',
    editorProps: pasteHandlers({ locale: () => 'de', pasted: (one) => pastes.push(one) }),
  });
  editor.commands.setTextSelection(editor.state.doc.content.size);
  const event = Object.assign(new Event('paste', { cancelable: true }), {
    clipboardData: { getData: (type: string) => data[type] ?? '' },
  });
  editor.view.dom.dispatchEvent(event);
  const html = editor.getHTML();
  editor.destroy();
  return { html, said: pastes.map((one) => changedBy(one, (key) => key)).join() };
}

it('a paste keeps the space before it', () => {
  expect(paste({ 'text/plain': ' und der Chor' })).toEqual({ html: '<p>Das Orchester und der Chor</p>', said: '' });
});

it('lists of Word, bold of Google Docs and links of Outlook are cleaned as on the page', () => {
  const word = (marker: string, text: string) =>
    `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>${marker}&nbsp; </span>${text}</p>`;
  expect(paste({ 'text/html': `<p>:</p>${word('·', 'eins')}${word('·', 'zwei')}` }).html).toContain(
    '<ul><li><p>eins</p></li><li><p>zwei</p></li></ul>',
  );
  const docs = '<b style="font-weight:normal" id="docs-internal-guid-1"><p><span>leise</span></p></b>';
  expect(paste({ 'text/html': docs }).html).toBe('<p>Das Orchesterleise</p>');
  const link = 'https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Foper.example%2F&amp;data=1';
  expect(paste({ 'text/html': `<a href="${link}">Karten</a>` }).html).toContain('href="https://oper.example/"');
});

it('a paste names what it turns into something else', () => {
  const { said } = paste({ 'text/html': '<h2>Titel</h2><table><tr><td>1</td><td>2</td></tr></table>' });
  expect(said).toBe('fields.pasted_headlines fields.pasted_tables');
});
