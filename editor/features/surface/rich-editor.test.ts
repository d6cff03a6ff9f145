// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { textTokens } from '../../core/tree/text-tokens.ts';
import type { PasteCommands } from '../paste/paste-into.ts';
import { mountRichEditor, type RichOptions } from './rich-editor.ts';
import type { TextModules } from './text-modules.ts';

const nothing = () => {};

/** A text that is edited, and what is told of it. */
function mounted(html: string, told: Partial<Pick<RichOptions, 'changed' | 'pasted'>> & Partial<TextModules> = {}) {
  const { changed = nothing, pasted = nothing, ...modules } = told;
  const element = document.createElement('div');
  const others = { refused: nothing, focused: nothing, blurred: nothing, moved: nothing, askLink: nothing };
  const options = { element, html, label: 'Text', locale: 'de', changed, pasting: nothing, pasted, ...others, modules };
  return { element, editor: mountRichEditor(options as unknown as RichOptions) };
}

/** What is stored after a text was opened and a letter was typed at its end. */
function typedInto(html: string): string {
  let stored = html;
  const { editor } = mounted(html, { changed: (now) => (stored = now) });
  editor.placeAt({});
  editor.type('X', true);
  editor.destroy();
  return stored;
}

it.each([
  '<p>Zwei  Räume und   drei. </p>',
  '<p>Ein&nbsp; Raum, „so“ und "so", 3 &lt; 4 &amp; 5</p>',
  '<p><em>a<strong>b</strong></em> <strong><em>c</em></strong></p>',
  '<ul><li>eins </li><li> zwei</li></ul>',
  '<ol><li><p>eins</p></li><li><p>zwei</p><ul><li>drei</li></ul></li></ol>',
  '<blockquote><p>So spricht sie.<br>Und  geht.</p></blockquote>',
  '<p></p><p class="align-center">Mitte</p><p> </p>',
  '<p><a target="_blank" rel="noopener" href="https://oper.example/?a=1&amp;b=2">außen</a></p>',
])('a text that is written in changes only where somebody writes: %s', (html) => {
  expect(textTokens(typedInto(`${html}<p>Ende</p>`))).toEqual(textTokens(`${html}<p>EndeX</p>`));
});

it('the insert menu splits the current text with the words of others, and only where the paragraph is still empty', () => {
  let around: () => unknown = nothing;
  const openMenu: TextModules['openMenu'] = (found) => (around = found);
  const { editor } = mounted('<p>a</p><p></p><p>b</p>', { canSplit: () => true, openMenu });
  editor.placeAt({ start: 4 });
  editor.type('/');
  expect(around()).toEqual({ before: '<p>a</p>', after: '<p>b</p>' });
  editor.setHtml('<p>a, they say</p><p></p><p>b</p>', true);
  expect(around()).toEqual({ before: '<p>a, they say</p>', after: '<p>b</p>' });
  editor.type('x', true);
  expect(around()).toBeNull();
  editor.destroy();
});

it('a paste becomes modules or plain text only while nobody has written in the text since', () => {
  let pasted: PasteCommands | undefined;
  const { element, editor } = mounted('<p>a</p><p></p>', { pasted: (_, commands) => (pasted = commands) });
  editor.placeAt({});
  const clipboardData = {
    getData: (type: string) => (type === 'text/html' ? '<p><b>pasted</b></p>' : 'pasted'),
    files: [],
  };
  element.dispatchEvent(Object.assign(new Event('paste', { cancelable: true }), { clipboardData }));
  expect(pasted?.around()).toEqual({ before: '<p>a</p>', after: '' });
  editor.setHtml('<p>a, they say</p><p><strong>pasted</strong></p>', true);
  expect(pasted?.around()).toBeNull();
  pasted?.asPlainText();
  expect(element.textContent).toBe('a, they saypasted');
  editor.destroy();
});
