import { findBlock, valueAt } from '#contract/blocks/apply-operation.ts';
import { type Block, fieldOf, kindOf } from '#contract/blocks/block.ts';
import { checkBlock } from '#contract/blocks/check-block.ts';
import { AppError, type Problem } from '#contract/base/errors.ts';
import type { Field } from '#contract/fields/field.ts';
import { locales } from '#contract/base/locale.ts';
import { draftMaximum, type FieldRules } from '#contract/fields/field-value.ts';
import type { Operation } from '#contract/blocks/operations.ts';
import { cleanValue } from '../../../platform/rich-text/sanitise-rich-text.ts';
import { normaliseBlock } from './normalise-block.ts';

/**
 * The operation with values as they are stored: text cleaned, rich text sanitised. `tree` is the sender’s tree before
 * the operation. Throws 422 with `path` if a block or value does not fit its kind.
 */
export function cleanOperation(
  tree: Block,
  { operation, path, rules }: { operation: Operation; path: string; rules: FieldRules },
): Operation {
  if (operation.op === 'insert' || operation.op === 'replace') {
    const isRoot = operation.op === 'replace' && operation.id === tree.id;
    const block = isRoot ? cleanBlock(operation.block) : cleanModule(operation.block);
    refuse(
      checkBlock(block, { ...rules, strictness: 'draft' }).map((issue) => ({
        path: `${path}.block.${issue.path}`,
        message: issue.message,
      })),
    );
    return { ...operation, block: normaliseBlock(block) };
  }
  if (operation.op !== 'set' && operation.op !== 'basis' && operation.op !== 'machine') return operation;
  const block = findBlock(tree, operation.id);
  const field = block && fieldOf(block.model, operation.field);
  if (!field) return operation;
  if (operation.op !== 'set') return { ...operation, value: cleanBasis(field, operation.value) };
  // What is stored from earlier may have characters that are no longer stored.
  const isStored = operation.before === valueAt(block, operation.field, operation.locale);
  const before = isStored ? operation.before : cleanValue(field, operation.before);
  return { ...operation, before, value: cleanValue(field, operation.value) };
}

/** Cleans the values of a tree and adds missing fields; unknown fields stay, to be rejected later. */
export function cleanBlock(root: Block): Block {
  const clean = cleanModule(root);
  return root.head
    ? { ...clean, head: { ...cleanModule(root.head), ...(root.head.base && { base: root.head.base }) } }
    : clean;
}

/** The same for a block inside a tree, which has no head. */
function cleanModule(given: Block): Block {
  const { head: _, base: __, ...block } = given;
  const { fields } = kindOf(block.model);
  const clean = (values: Record<string, unknown>) =>
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name,
        Object.hasOwn(fields, name) && fields[name] ? cleanValue(fields[name], value) : value,
      ]),
    );
  const result: Block = {
    ...block,
    fields: clean(block.fields),
    translations: { de: clean(block.translations.de), en: clean(block.translations.en) },
  };
  if (block.basis) result.basis = basisOf(block, block.basis);
  if (block.machine) {
    const { machine } = block;
    result.machine = Object.fromEntries(
      locales.flatMap((locale) => (machine[locale] ? [[locale, basisOf(block, machine[locale])]] : [])),
    );
  }
  if (block.children) result.children = block.children.map(cleanModule);
  if (block.columns) result.columns = block.columns.map(({ children }) => ({ children: children.map(cleanModule) }));
  return result;
}

/** Texts that the English was translated from, or that a machine has translated, for fields that the kind has. */
function basisOf(block: Block, basis: Record<string, string>): Record<string, string> {
  const texts = Object.entries(basis).flatMap(([name, text]) => {
    const field = fieldOf(block.model, name);
    return field?.translated ? [[name, cleanBasis(field, text) ?? ''] as const] : [];
  });
  return Object.fromEntries(texts);
}

function cleanBasis(field: Field, text: string | null): string | null {
  return text === null ? null : String(cleanValue(field, text)).slice(0, 2 * draftMaximum);
}

function refuse(issues: Problem[]): void {
  if (issues.length > 0) throw new AppError('invalid', undefined, { issues });
}
