import { allowedInside, type Block, kindOf, slotsOf, widthsOf } from './block.ts';
import type { Problem } from '../base/errors.ts';
import type { Field } from '../fields/field.ts';
import { firstMessage, isEmptyValue, ruleMessages, valueSchema, type ValueRules } from '../fields/field-value.ts';
import { defaultLocale, type Locale, locales } from '../base/locale.ts';
import { isUnread } from './machine-texts.ts';
import { omits } from './omitted.ts';

/** Maximum nesting depth of a block; the root of the section has depth 0. */
export const maximumDepth = 8;

interface BlockRules extends ValueRules {
  /** Blocks that were valid before; not checked again. */
  unchanged?: ReadonlySet<Block>;
}

interface Check extends Required<BlockRules> {
  issues: Problem[];
}

/**
 * Validates a block and its descendants. Paths are `{block id}.{field}`, with `.{locale}` after a translated field.
 * Strictness `published` requires translated fields in German, because English falls back to German; a block that the
 * German page omits needs either language.
 * Blocks in `unchanged` are skipped, their children are not.
 */
export function checkBlock(block: Block, rules: BlockRules): Problem[] {
  const check: Check = { locale: 'de', unchanged: new Set(), ...rules, issues: [] };
  if (block.head && !check.unchanged.has(block.head)) {
    checkFields(block.head, check, defaultLocale);
    if (check.strictness === 'published') checkRead(block.head, check, locales);
  }
  checkInto(block, check, 0, locales);
  return check.issues;
}

function checkInto(block: Block, check: Check, depth: number, above: readonly Locale[]): void {
  if (depth > maximumDepth) {
    check.issues.push({ path: block.id, message: { key: 'nested_too_deep', params: { max: maximumDepth } } });
    return;
  }
  const shown = above.filter((locale) => !omits(block, locale));
  if (!check.unchanged.has(block)) {
    checkFields(block, check, shown[0]);
    if (check.strictness === 'published') checkRead(block, check, shown);
    checkStructure(block, check);
  }
  for (const slot of slotsOf(block)) for (const child of slot) checkInto(child, check, depth + 1, shown);
}

/** `required`: the language in which required texts must exist; undefined if every page omits the block. */
function checkFields(block: Block, check: Check, required: Locale | undefined): void {
  const { fields } = kindOf(block.model);
  for (const [name, field] of Object.entries(fields)) {
    if (!field.translated) checkValue(field, block.fields[name], `${block.id}.${name}`, check);
    else checkTranslation(block, name, field, check, required);
  }
  checkUnknown(block, check);
}

function checkTranslation(block: Block, name: string, field: Field, check: Check, required: Locale | undefined): void {
  const { de } = block.translations;
  for (const locale of locales) {
    const value = block.translations[locale][name];
    // English falls back to German.
    const fallsBack = locale !== defaultLocale && !isEmptyValue(field, de[name]);
    if (isEmptyValue(field, value) && (locale !== required || fallsBack)) continue;
    checkValue(field, value, `${block.id}.${name}.${locale}`, check);
  }
}

/** Texts of the pages that show the block; a translation by machine is not published before somebody has read it. */
function checkRead(block: Block, check: Check, shown: readonly Locale[]): void {
  for (const locale of shown) {
    for (const field of Object.keys(block.machine?.[locale] ?? {})) {
      if (!isUnread(block, { field, locale })) continue;
      const message = { text: ruleMessages.unread[check.locale] };
      check.issues.push({ path: `${block.id}.${field}.${locale}`, message });
    }
  }
}

function checkValue(field: Field, value: unknown, path: string, check: Check): void {
  if (value === undefined) {
    if (field.required && check.strictness === 'published') {
      check.issues.push({ path, message: { text: ruleMessages.required[check.locale] } });
    }
    return;
  }
  const result = valueSchema(field, check).safeParse(value);
  if (!result.success) check.issues.push({ path, message: firstMessage(result.error) });
}

function checkUnknown(block: Block, check: Check): void {
  const { fields } = kindOf(block.model);
  const wrong = (name: string, translated: boolean) =>
    !Object.hasOwn(fields, name) || Boolean(fields[name]?.translated) !== translated;
  for (const name of Object.keys(block.fields)) {
    if (wrong(name, false))
      check.issues.push({
        path: `${block.id}.${name}`,
        message: { key: 'unknown_field_name', params: { field: name } },
      });
  }
  for (const locale of locales) {
    for (const name of Object.keys(block.translations[locale])) {
      if (wrong(name, true))
        check.issues.push({
          path: `${block.id}.${name}.${locale}`,
          message: { key: 'unknown_field_name', params: { field: name } },
        });
    }
  }
}

function checkStructure(block: Block, check: Check): void {
  const kind = kindOf(block.model);
  if (Boolean(block.columns) !== Boolean(kind.columns) || Boolean(block.children) !== Boolean(kind.children)) {
    check.issues.push({ path: block.id, message: { key: 'wrong_structure', params: { kind: block.model } } });
  }
  if (block.columns && block.columns.length !== widthsOf(String(block.fields.layout)).length) {
    check.issues.push({ path: `${block.id}.columns`, message: 'columns_do_not_fit_layout' });
  }
  const allowed = allowedInside(block.model);
  for (const slot of slotsOf(block)) {
    for (const child of slot) {
      if (!allowed.includes(child.model)) {
        check.issues.push({
          path: child.id,
          message: { key: 'not_allowed_in', params: { kind: child.model, parent: block.model } },
        });
      }
    }
  }
  const children = block.children?.length ?? 0;
  if (check.strictness === 'published' && kind.minimumChildren !== undefined && children < kind.minimumChildren) {
    check.issues.push({ path: block.id, message: { text: ruleMessages.required[check.locale] } });
  }
}
