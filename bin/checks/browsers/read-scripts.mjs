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
export function featuresOfScript(script, lacking) {
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
