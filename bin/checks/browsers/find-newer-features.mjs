import { features } from 'web-features';
import { accepted } from './accepted.mjs';

/** The oldest browsers of the specification that have versions in the data; Opera and Android follow Chrome. */
const oldest = { chrome: 109, edge: 122, firefox: 115, safari: 17.3, safari_ios: 15.6 };

/** Which of the oldest browsers lack a feature, by its name in the data of MDN: `css.selectors.has` → `['firefox 115']`. */
export function readLackingBrowsers() {
  const lacking = new Map();
  for (const { status } of Object.values(features))
    for (const [key, { support }] of Object.entries(status?.by_compat_key ?? {}))
      lacking.set(
        key,
        Object.entries(oldest)
          .filter(([browser, version]) => !isSince(support[browser], version))
          .map(([browser, version]) => `${browser} ${version}`),
      );
  return lacking;
}

/** Versions are `15.4`, `≤79` or absent. */
function isSince(since, version) {
  return since !== undefined && Number(since.replace('≤', '')) <= version;
}

/**
 * The features that a style sheet uses, by their names in the data of MDN, each with the place of its first use. What is
 * inside of `@supports` is left out: browsers without it have what is written outside. So is a property that also stands
 * there with a prefix, and the value of a declaration after another one of the same property.
 * @param {string} css minified
 * @param {ReadonlyMap<string, unknown>} known names in the data
 * @returns {Map<string, string>}
 */
function featuresOfStyles(css, known) {
  const uses = new Map();
  const use = (key, place) => known.has(key) && !uses.has(key) && uses.set(key, place.slice(0, 120));
  readRules(css, (rule) => {
    if (rule.kind === 'at') readAtRule(rule, use);
    else if (rule.kind === 'selector') readSelector(rule.text, use);
    else readDeclarations(rule.text, use);
  });
  return uses;
}

/** Selectors with `:not(:is(…, :has(…)))`: an unknown selector in such a list is skipped, and then nothing is excluded. */
function negatedLists(css) {
  const found = [];
  readRules(css, ({ kind, text }) => {
    if (kind === 'selector' && /:not\(:(?:is|where)\(.*:has\(/.test(text)) found.push(text);
  });
  return found;
}

/** Calls back with each head of a rule and each run of declarations, except below `@supports`. */
function readRules(css, found) {
  /** True for each open block whose content counts. */
  const open = [];
  for (const part of partsOf(css)) {
    const counts = open.every(Boolean);
    if (part === '}') {
      open.pop();
    } else if (part.endsWith('{')) {
      const head = part.slice(0, -1).trim();
      const [, name = ''] = /^@([\w-]+)/.exec(head) ?? [];
      if (counts) found(name ? { kind: 'at', name, text: head } : { kind: 'selector', text: head });
      // Steps of an animation have no selectors, and descriptors are no properties.
      open.push(!/^(?:supports|font-face|property|keyframes)$/.test(name));
    } else if (counts && part.trim() !== '') found({ kind: 'declarations', text: part });
  }
}

/** Heads with their brace, declarations of a block, and closing braces. */
function* partsOf(css) {
  const text = css.replaceAll(/\/\*[\s\S]*?\*\//g, '');
  let from = 0;
  for (const { 0: token, index } of text.matchAll(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|url\([^)"']*\)|[{}]/g)) {
    if (token !== '{' && token !== '}') continue;
    const before = text.slice(from, index);
    from = index + 1;
    if (token === '}') {
      yield before;
      yield '}';
      continue;
    }
    // With nesting, declarations stand before the next head.
    const end = before.lastIndexOf(';') + 1;
    yield before.slice(0, end);
    yield `${before.slice(end)}{`;
  }
}

function readAtRule({ name, text }, use) {
  use(`css.at-rules.${name}`, text);
  if (name !== 'media') return;
  for (const [, feature] of text.matchAll(/\(\s*(?:min-|max-)?([a-z-]+)/g)) use(`css.at-rules.media.${feature}`, text);
  if (/[<>]/.test(text)) use('css.at-rules.media.range_syntax', text);
}

function readSelector(text, use) {
  for (const [, name] of text.matchAll(/::?([a-z-]+)/g)) use(`css.selectors.${name}`, text);
  if (/(?:^|[\s,>+~])&|&/.test(text)) use('css.selectors.nesting', text);
  for (const [, argument] of text.matchAll(/:nth-(?:last-)?child\(([^)]*)/g))
    if (/\bof\b/.test(argument)) use('css.selectors.nth-child.of_syntax', text);
}

function readDeclarations(text, use) {
  const before = new Set();
  for (const declaration of text.split(/;(?![^(]*\))/)) {
    const [, property, value] = /^\s*([a-z-]+)\s*:(.*)$/s.exec(declaration) ?? [];
    if (property === undefined || property.startsWith('--')) continue;
    const isPrefixed = text.includes(`-webkit-${property}:`) || text.includes(`-moz-${property}:`);
    if (!isPrefixed) use(`css.properties.${property}`, declaration);
    if (!before.has(property) && !isPrefixed) readValue(property, value, (key) => use(key, declaration));
    before.add(property);
  }
}

/** Kinds of lengths and functions that the data has under another name. */
const units = { dv: 'dynamic', sv: 'small', lv: 'large' };

function readValue(property, value, use) {
  const words = value.replaceAll(/"[^"]*"|'[^']*'|url\([^)]*\)/g, ' ');
  for (const [word] of words.matchAll(/(?<![\w-])[a-z][a-z-]*(?![\w(-])/g)) {
    use(`css.properties.${property}.${word}`);
    use(`css.properties.${property}.${word.replaceAll('-', '_')}`);
  }
  for (const [, name] of words.matchAll(/([a-z-]+)\(/g))
    for (const type of [
      '',
      'color.',
      'gradient.',
      'image.',
      'easing-function.',
      'transform-function.',
      'basic-shape.',
      'filter-function.',
    ])
      use(`css.types.${type}${name}`);
  for (const [, size] of words.matchAll(/[\d.](dv|sv|lv)(?:w|h|i|b|min|max)\b/g))
    use(`css.types.length.viewport_percentage_units_${units[size]}`);
  if (/[\d.]cq(?:w|h|i|b|min|max)\b/.test(words)) use('css.types.length.container_query_length_units');
  for (const [, unit] of words.matchAll(/[\d.](lh|rlh|cap|ic)\b/g)) use(`css.types.length.${unit}`);
}

/** Objects of which a method is looked for by its name alone; names of others are too common in any program. */
const owners =
  /^(?:Array|String|Map|Set|Promise|RegExp|TypedArray|Object|Document|Element|HTMLElement|HTMLFormElement|HTMLDialogElement|Window|Selection|Range|CSSStyleSheet|Navigator)$/;
/** Methods of the owners whose names libraries use for their own. */
const common = new Set(['drop', 'getHTML', 'take', 'try', 'union', 'with']);

/**
 * Newer methods and constructors that a script uses without asking whether they exist: `Object.groupBy(…)`,
 * `new ClipboardItem(…)`, `.toSorted(…)`, and lookbehind in regular expressions, in texts for `RegExp` as well.
 * @param {string} script
 * @param {ReadonlyMap<string, string[]>} lacking
 * @returns {Map<string, string>} place of the first use, by the name in the data of MDN
 */
function featuresOfScript(script, lacking) {
  const uses = new Map();
  const { members, statics, globals } = namesIn(lacking);
  const find = (pattern, keys) => {
    for (const { 0: found, 1: name = '', index } of script.matchAll(pattern)) {
      const key = keys.get(name);
      if (key === undefined || uses.has(key) || isAskedFor(name.split('.').at(-1) ?? name, script)) continue;
      uses.set(key, script.slice(Math.max(0, index - 40), index + found.length + 40).replaceAll(/\s+/g, ' '));
    }
  };
  find(/(?<![\w$.])([A-Z]\w*\.\w+)\(/g, statics);
  // Three dots are a spread: `...ml(t)` calls a function of its own.
  find(/(?<!\.\.)\.(\w+)\(/g, members);
  find(/\bnew (?:\w+\.)?([A-Z]\w+)\b/g, globals);
  find(/\(\?<([=!])/g, lookbehind);
  return uses;
}

/** `'x' in y`, `typeof y.x`, `y.x ?`, `y.x &&`, `if (y.x)`. */
function isAskedFor(name, script) {
  return new RegExp(
    `['"\`]${name}['"\`]\\s*in\\b|typeof (?:[\\w$]+\\.)*${name}\\b|\\.${name}\\s*(?:\\)|\\?|&&|===?|!==?)|\\b${name}:`,
  ).test(script);
}

const lookbehind = new Map(['=', '!'].map((sign) => [sign, 'javascript.regular_expressions.lookbehind_assertion']));

const sorted = new WeakMap();

function namesIn(lacking) {
  const known = sorted.get(lacking) ?? sortNames(lacking);
  sorted.set(lacking, known);
  return known;
}

function sortNames(lacking) {
  const old = new Set(common);
  const names = { members: new Map(), statics: new Map(), globals: new Map() };
  for (const [key, browsers] of lacking) {
    const [, owner, member] = /^(?:javascript\.builtins|api)\.(\w+)(?:\.(\w+?)(?:_static)?)?$/.exec(key) ?? [];
    if (owner === undefined) continue;
    if (member !== undefined && browsers.length === 0) old.add(member);
    if (browsers.length === 0) continue;
    if (member === undefined) names.globals.set(owner, key);
    else names.statics.set(`${owner}.${member}`, key);
    if (member !== undefined && !key.endsWith('_static') && owners.test(owner)) names.members.set(member, key);
  }
  for (const name of old) names.members.delete(name);
  return names;
}

/**
 * What built files use although one of the oldest browsers lacks it: a line for each feature, with those browsers, its
 * place, and the file.
 * @param {{ name: string, text: string }[]} files
 * @param {ReadonlyMap<string, string[]>} lacking the oldest browsers without a feature, by its name
 */
export function findNewerFeatures(files, lacking) {
  const found = new Map();
  for (const { name, text } of files) {
    const uses = name.endsWith('.css') ? featuresOfStyles(text, lacking) : featuresOfScript(text, lacking);
    for (const [key, place] of uses) {
      const browsers = lacking.get(key) ?? [];
      if (browsers.length === 0 || isAccepted(key) || found.has(key)) continue;
      found.set(key, `${key} is unknown to ${browsers.join(', ')}: ${place} (${name})`);
    }
    if (name.endsWith('.css'))
      for (const selector of negatedLists(text))
        found.set(selector, `Matches everything where :has() is unknown: ${selector} (${name})`);
  }
  return [...found.values()];
}

/** Entries of the list that no file needs. */
export function unusedEntries(files, lacking) {
  const used = new Set(
    files.flatMap(({ name, text }) => [
      ...(name.endsWith('.css') ? featuresOfStyles : featuresOfScript)(text, lacking).keys(),
    ]),
  );
  return Object.keys(accepted).filter(
    (entry) => ![...used].some((key) => key === entry || key.startsWith(`${entry}.`)),
  );
}

function isAccepted(key) {
  return Object.keys(accepted).some((entry) => key === entry || key.startsWith(`${entry}.`));
}
