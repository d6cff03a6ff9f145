import { expect, it } from 'vitest';
import { readLackingBrowsers, findNewerFeatures } from './find-newer-features.mjs';

const lacking = readLackingBrowsers();
const faultsOf = (name: string, text: string) => findNewerFeatures([{ name, text }], lacking);
const styles = (css: string) => faultsOf('a.css', css).map((fault) => fault.split(' ', 1)[0]);
const script = (text: string) => faultsOf('a.js', text).map((fault) => fault.split(' ', 1)[0]);

it('names feature, browsers, place and file', () => {
  expect(faultsOf('page.css', '.a{color:color-mix(in srgb,red,blue)}')).toEqual([
    'css.types.color.color-mix is unknown to chrome 109, safari_ios 15.6: color:color-mix(in srgb,red,blue) (page.css)',
  ]);
});

it.each([
  ['a property', '.a{field-sizing:content}', 'css.properties.field-sizing'],
  ['a value', '.a{width:3cqi}', 'css.types.length.container_query_length_units'],
  ['a selector', '.a::target-text{color:red}', 'css.selectors.target-text'],
  ['nesting', '.a{color:red;&:hover{color:blue}}', 'css.selectors.nesting'],
  ['a rule', '@scope (.a){b{color:red}}', 'css.at-rules.scope'],
  ['a range in a condition', '@media (width>=3em){a{color:red}}', 'css.at-rules.media.range_syntax'],
  [
    'a condition',
    '@media (prefers-reduced-transparency){a{color:red}}',
    'css.at-rules.media.prefers-reduced-transparency',
  ],
  ['inside of a layer', '@layer a{@media print{.a{anchor-name:--a}}}', 'css.properties.anchor-name'],
])('finds %s', (_, css, key) => {
  expect(styles(css)).toContain(key);
});

it.each([
  ['in @supports', '@supports (width:1cqi){.a{width:3cqi}}'],
  ['after a value that all know', '.a{color:red;color:color-mix(in srgb,red,blue)}'],
  ['with a prefix beside it', '.a{-webkit-mask-image:none;mask-image:none}'],
  ['in the list, with what other browsers show', '.a{text-wrap:balance}'],
  ['in a text', '.a{content:"3cqi & color-mix(";background:url(a&b.png)}'],
])('a newer feature is accepted %s', (_, css) => {
  expect(styles(css)).toEqual([]);
});

it('finds a list of :not() that excludes nothing where :has() is unknown', () => {
  const negated = '.a:not(:is(:has(+*),.b))>c{visibility:hidden}';
  expect(styles(negated)).toEqual(['Matches']);
  expect(styles(`@supports selector(:has(*)){${negated}}`)).toEqual([]);
});

it.each([
  ['a.toSorted()', 'Array.toSorted'],
  ['URL.canParse(a)', 'api.URL.canParse_static'],
  ['Object.groupBy(a,b)', 'javascript.builtins.Object.groupBy'],
  ['a.find(e=>e.checkVisibility())', 'api.Element.checkVisibility'],
  ['new ClipboardItem({})', 'api.ClipboardItem'],
  ['a.replace(/(?<=b)c/,``)', 'lookbehind_assertion'],
  ['RegExp(`(?<!\\\\d)c`)', 'lookbehind_assertion'],
])('finds %s', (text, key) => {
  expect(script(text)).toEqual([expect.stringContaining(key)]);
});

it.each([
  'if(`checkVisibility`in e)e.checkVisibility()',
  'typeof navigator.share==`function`&&navigator.share({})',
  'typeof ClipboardItem>`u`||new ClipboardItem({})',
  'a.map(b).filter(c)',
  'd.startViewTransition?d.startViewTransition(f):f()',
])('a script that asks first is accepted: %s', (text) => {
  expect(script(text)).toEqual([]);
});

it('a call after the dots of a spread is no method', () => {
  expect(script('({...toSorted(a)})')).toEqual([]);
});
