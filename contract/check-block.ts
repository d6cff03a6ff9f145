import { allowedInside, type Block, kindOf, slotsOf, widthsOf } from './block.ts';
import type { Issue } from './errors.ts';
import type { Field } from './field.ts';
import { isEmptyValue, ruleMessages, type Strictness, valueSchema } from './field-value.ts';
import { defaultLocale, type Locale, locales } from './locale.ts';
import { omits } from './omitted.ts';

/** Deepest nesting of blocks, counted from the section's root. */
export const maximumDepth = 8;

interface Check {
  strictness: Strictness;
  /** Language of the messages. */
  locale: Locale;
  issues: Issue[];
  /** Blocks that are known to be right. */
  unchanged: ReadonlySet<Block>;
}

/**
 * Everything that is wrong with a block and what stands below it. Paths are `{block id}.{field}` with `.{locale}`
 * after a translated field. In a published block a translated field is required in German, to which English falls back;
 * what is left out of the German page needs one of the two.
 * Blocks in `unchanged` are passed over, but not what stands below them.
 */
export function checkBlock(
  block: Block,
  strictness: Strictness,
  locale: Locale = 'de',
  unchanged: ReadonlySet<Block> = new Set(),
): Issue[] {
  const check: Check = { strictness, locale, issues: [], unchanged };
  checkInto(block, check, 0, locales);
  return check.issues;
}

function checkInto(block: Block, check: Check, depth: number, above: readonly Locale[]): void {
  if (depth > maximumDepth) {
    check.issues.push({ path: block.id, message: `Blocks may be nested ${maximumDepth} deep` });
    return;
  }
  const shown = above.filter((locale) => !omits(block, locale));
  if (!check.unchanged.has(block)) {
    checkFields(block, check, shown[0]);
    checkStructure(block, check);
  }
  for (const slot of slotsOf(block)) for (const child of slot) checkInto(child, check, depth + 1, shown);
}

/** `asked`: the language in which required texts are asked for; none where the block stands on no page. */
function checkFields(block: Block, check: Check, asked: Locale | undefined): void {
  const { fields } = kindOf(block.model);
  for (const [name, field] of Object.entries(fields)) {
    if (!field.translated) checkValue(field, block.fields[name], `${block.id}.${name}`, check);
    else checkTranslation(block, name, field, check, asked);
  }
  checkUnknown(block, check);
}

function checkTranslation(block: Block, name: string, field: Field, check: Check, asked: Locale | undefined): void {
  const { de } = block.translations;
  for (const locale of locales) {
    const value = block.translations[locale][name];
    // Where English is asked for, German may stand in.
    const standsIn = locale !== defaultLocale && !isEmptyValue(field, de[name]);
    if (isEmptyValue(field, value) && (locale !== asked || standsIn)) continue;
    checkValue(field, value, `${block.id}.${name}.${locale}`, check);
  }
}

function checkValue(field: Field, value: unknown, path: string, check: Check): void {
  if (value === undefined) {
    if (field.required && check.strictness === 'published') {
      check.issues.push({ path, message: ruleMessages.required[check.locale] });
    }
    return;
  }
  const result = valueSchema(field, check.strictness, check.locale).safeParse(value);
  if (!result.success) check.issues.push({ path, message: result.error.issues[0]?.message ?? 'Invalid' });
}

function checkUnknown(block: Block, check: Check): void {
  const { fields } = kindOf(block.model);
  const wrong = (name: string, translated: boolean) =>
    !Object.hasOwn(fields, name) || Boolean(fields[name]?.translated) !== translated;
  for (const name of Object.keys(block.fields)) {
    if (wrong(name, false)) check.issues.push({ path: `${block.id}.${name}`, message: `Unknown field ${name}` });
  }
  for (const locale of locales) {
    for (const name of Object.keys(block.translations[locale])) {
      if (wrong(name, true))
        check.issues.push({ path: `${block.id}.${name}.${locale}`, message: `Unknown field ${name}` });
    }
  }
}

function checkStructure(block: Block, check: Check): void {
  const kind = kindOf(block.model);
  if (Boolean(block.columns) !== Boolean(kind.columns) || Boolean(block.children) !== Boolean(kind.children)) {
    check.issues.push({ path: block.id, message: `${block.model} has the wrong structure` });
  }
  if (block.columns && block.columns.length !== widthsOf(String(block.fields.layout)).length) {
    check.issues.push({ path: `${block.id}.columns`, message: 'The number of columns does not fit the layout' });
  }
  const allowed = allowedInside(block.model);
  for (const slot of slotsOf(block)) {
    for (const child of slot) {
      if (!allowed.includes(child.model)) {
        check.issues.push({ path: child.id, message: `${child.model} may not stand in ${block.model}` });
      }
    }
  }
  const children = block.children?.length ?? 0;
  if (check.strictness === 'published' && kind.minimumChildren !== undefined && children < kind.minimumChildren) {
    check.issues.push({ path: block.id, message: ruleMessages.required[check.locale] });
  }
}
