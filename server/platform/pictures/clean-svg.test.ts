import { expect, it } from 'vitest';
import { cleanSvg } from './clean-svg.ts';

const svg = (content: string, attributes = 'viewBox="0 0 40 20"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${content}</svg>`;

it('keeps what draws, with the sides of the view box', () => {
  const drawing =
    '<defs><linearGradient id="a"><stop offset="0" stop-color="#a01020"></stop></linearGradient></defs>' +
    '<style>.b{fill:url(#a)}</style><path class="b" d="M0 0h40v20z" transform="scale(.5)"></path>';
  expect(cleanSvg(svg(drawing))).toEqual({
    text: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20">${drawing}</svg>`,
    width: 40,
    height: 20,
  });
});

it('leaves out notes of drawing programs, and can be cleaned again without change', () => {
  const file =
    '\uFEFF<?xml version="1.0" encoding="utf-8"?><!-- Generator --><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x.dtd">' +
    '<svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" ' +
    'viewBox="0 0 10 10" inkscape:version="1" data-name="Ebene"><metadata><a>x</a></metadata>' +
    '<inkscape:view/><g inkscape:label="x"><title>A &amp; B</title><use href="#c"/></g></svg>';
  const clean = cleanSvg(file);
  if ('refused' in clean) throw new Error(JSON.stringify(clean.refused));
  expect(clean.text).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><g><title>A &amp; B</title><use href="#c"></use></g></svg>',
  );
  expect(cleanSvg(clean.text)).toEqual(clean);
});

it('gives the root a view box and no size of its own', () => {
  expect(cleanSvg(svg('', 'width="9000" height="90" viewBox="0 0 4 2"'))).toMatchObject({
    text: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 2"></svg>',
  });
  expect(cleanSvg(svg('<rect width="4" height="2"/>', 'width="4px" height="2"'))).toEqual({
    text: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 2"><rect width="4" height="2"></rect></svg>',
    width: 4,
    height: 2,
  });
});

it.each<[string, string, unknown]>([
  ['a script', svg('<script>alert(1)</script>'), 'svg_script'],
  ['a script of another prefix', svg('<s:script xmlns:s="http://www.w3.org/2000/svg">x</s:script>'), 'svg_script'],
  ['an event handler', svg('<g onload="alert(1)"/>'), { key: 'svg_event', params: { name: 'onload' } }],
  ['one at the root', svg('', 'viewBox="0 0 1 1" onLoad="x"'), { key: 'svg_event', params: { name: 'onLoad' } }],
  ['foreign content', svg('<foreignObject><p/></foreignObject>'), 'svg_foreign_content'],
  ['a bitmap', svg('<image href="data:image/png;base64,AA"/>'), 'svg_picture_inside'],
  ['a link', svg('<a href="https://evil.example"/>'), { key: 'svg_element', params: { name: 'a' } }],
  ['animation', svg('<animate attributeName="href"/>'), { key: 'svg_element', params: { name: 'animate' } }],
  ['HTML', svg('<p xmlns="http://www.w3.org/1999/xhtml"/>'), { key: 'svg_element', params: { name: 'p' } }],
  ['a foreign file', svg('<use href="https://a.example/x.svg#b"/>'), { key: 'svg_external', params: { name: 'href' } }],
  [
    'a script address',
    svg('<use xlink:href="javascript:x"/>'),
    { key: 'svg_external', params: { name: 'xlink:href' } },
  ],
  [
    'a foreign colour server',
    svg('<path fill="url(https://a.example/#b)"/>'),
    { key: 'svg_external', params: { name: 'url(https://a.example/#b)' } },
  ],
  ['an import', svg('<style>@import "x.css";</style>'), { key: 'svg_external', params: { name: 'style' } }],
  ['an escaped word', svg('<style>\\75rl(//a)</style>'), { key: 'svg_external', params: { name: 'style' } }],
  [
    'a style sheet in CDATA',
    svg('<style><![CDATA[@import "x"]]></style>'),
    { key: 'svg_external', params: { name: 'style' } },
  ],
  [
    'a linked style sheet',
    `<?xml-stylesheet href="x.css"?>${svg('')}`,
    { key: 'svg_element', params: { name: '?xml-stylesheet' } },
  ],
  ['entities', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('')}`, 'svg_entities'],
  ['broken XML', svg('<g>'), 'svg_not_readable'],
  ['a picture', '\u0089PNG', 'svg_not_readable'],
  ['nothing', '', 'svg_not_readable'],
  ['HTML as the root', '<html viewBox="0 0 1 1"/>', 'svg_not_readable'],
  [
    'an import divided by a comment',
    svg('<style>@im<!-- -->port "x"</style>'),
    { key: 'svg_external', params: { name: 'style' } },
  ],
  [
    'an address divided by CDATA',
    svg('<style>.a{fill:ur<![CDATA[l(//a)]]>}</style>'),
    { key: 'svg_external', params: { name: 'url(//a)' } },
  ],
  [
    'an element in a style sheet',
    svg('<style>@im<metadata/>port "x"</style>'),
    { key: 'svg_element', params: { name: 'metadata' } },
  ],
  ['no view box and no size in pixels', svg('', 'width="100%" height="4mm"'), 'svg_without_size'],
  ['a line as a view box', svg('', 'viewBox="0 0 900 1"'), 'svg_without_size'],
])('cleanSvg refuses %s', (_, source, reason) => {
  expect(cleanSvg(source)).toEqual({ refused: reason });
});
