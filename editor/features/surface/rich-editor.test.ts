// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { textTokens } from '../../core/tree/text-tokens.ts';
import { mountRichEditor, type RichOptions } from './rich-editor.ts';

const nothing = () => {};

/** What is stored after a text was opened and a letter was typed at its end. */
function typedInto(html: string): string {
  let stored = html;
  const options = {
    element: document.createElement('div'),
    html,
    label: 'Text',
    locale: 'de',
    changed: (now: string) => (stored = now),
    pasting: nothing,
    pasted: nothing,
    refused: nothing,
    focused: nothing,
    blurred: nothing,
    moved: nothing,
    askLink: nothing,
    modules: { canStart: () => false },
  };
  const editor = mountRichEditor(options as unknown as RichOptions);
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
