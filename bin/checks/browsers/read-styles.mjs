/**
 * The features that a style sheet uses, by their names in the data of MDN, each with the place of its first use. What is
 * inside of `@supports` is left out: browsers without it have what is written outside. So is a property that also stands
 * there with a prefix, and the value of a declaration after another one of the same property.
 * @param {string} css minified
 * @param {ReadonlyMap<string, unknown>} known names in the data
 * @returns {Map<string, string>}
 */
export function featuresOfStyles(css, known) {
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
export function negatedLists(css) {
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
