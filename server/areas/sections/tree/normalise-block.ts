import {
  allowedInside,
  type Block,
  childrenOf,
  createBlock,
  isModel,
  kindOf,
  type MachineTexts,
  walk,
  widthsOf,
} from '#contract/blocks/block.ts';
import { defaultValue, type Field } from '#contract/fields/field.ts';
import { locales } from '#contract/base/locale.ts';
import { withMachineText } from '#contract/blocks/machine-texts.ts';
import { AppError } from '#contract/base/errors.ts';

const known = new WeakMap<Block, Block | null>();

/**
 * A stored block in the form of the current kinds: missing fields with defaults, unknown fields and kinds left out. An
 * unchanged block is the same object. Nothing is written back: the stored block keeps what is left out here.
 */
export function normaliseBlock(stored: Block): Block {
  const root = normalise(stored) ?? createBlock('container', stored.id);
  const head = stored.head && build(stored.head);
  if (root.head === head) return root;
  const { head: _, ...rest } = root;
  return head ? { ...rest, head } : rest;
}

/** The models of the topmost blocks that normalising left out. */
export function leftOutModels(stored: Block, normalised: Block): string[] {
  if (stored === normalised) return [];
  const remaining = new Map([...walk(normalised)].map((block) => [block.id, block]));
  const look = (block: Block): string[] =>
    childrenOf(block).flatMap((child) => (remaining.has(child.id) ? look(child) : [child.model]));
  return look(stored);
}

function normalise(stored: Block): Block | null {
  const before = known.get(stored);
  if (before !== undefined) return before;
  const result = isModel(stored.model) ? build(stored) : null;
  known.set(stored, result);
  if (result) known.set(result, result);
  return result;
}

function build(stored: Block): Block {
  const fresh = createBlock(stored.model, stored.id);
  const fields = valuesOf(stored, fresh.fields, (block) => block.fields);
  const [de, en] = locales.map((locale) =>
    valuesOf(stored, fresh.translations[locale], (block) => block.translations?.[locale]),
  );
  const result: Block = { ...fresh, fields: fields ?? {}, translations: { de: de ?? {}, en: en ?? {} } };
  const basis = basisOf(stored, result);
  if (basis) result.basis = basis;
  const machine = machineOf(stored, result);
  if (machine) result.machine = machine;
  if (stored.omitted) result.omitted = stored.omitted;
  if (stored.base) result.base = stored.base;
  if (fresh.children) result.children = listOf(stored.children, stored);
  if (fresh.columns) result.columns = columnsOf(stored, widthsOf(String(result.fields.layout)).length);
  return isSame(stored, result) ? stored : result;
}

function valuesOf(
  stored: Block,
  defaults: Record<string, unknown>,
  side: (block: Block) => Record<string, unknown> | undefined,
): Record<string, unknown> {
  const { fields } = kindOf(stored.model);
  const values = side(stored) ?? {};
  const result: Record<string, unknown> = {};
  for (const [name, fallback] of Object.entries(defaults)) {
    const field = fields[name];
    result[name] = field && Object.hasOwn(values, name) && hasType(field, values[name]) ? values[name] : fallback;
  }
  return sameValues(values, result) ? values : result;
}

/** True if a view can render the value; validation checks further rules. */
function hasType(field: Field, value: unknown): boolean {
  if (field.kind === 'choice') return field.options.some((option) => option.value === value);
  if (field.kind === 'image' || field.kind === 'event' || field.kind === 'shared')
    return value === null || Number.isInteger(value);
  return typeof value === typeof defaultValue(field);
}

/** The basis of the English texts, without fields that the kind no longer has. */
function basisOf({ basis }: Block, { translations }: Block): Record<string, string> | undefined {
  if (!basis) return undefined;
  const current = Object.entries(basis).filter(([name]) => Object.hasOwn(translations.de, name));
  if (current.length === Object.keys(basis).length) return basis;
  return current.length > 0 ? Object.fromEntries(current) : undefined;
}

/** The texts of a machine, without fields that the kind no longer has. */
function machineOf(stored: Block, { translations }: Block): MachineTexts | undefined {
  const gone = locales.flatMap((locale) =>
    Object.keys(stored.machine?.[locale] ?? {})
      .filter((field) => !Object.hasOwn(translations.de, field))
      .map((field) => ({ field, locale })),
  );
  return gone.reduce((block, place) => withMachineText(block, place, null), stored).machine;
}

function listOf(children: Block[] | undefined, parent: Block): Block[] {
  const allowed = allowedInside(parent.model);
  const list = children ?? [];
  const result = list.flatMap((child) => {
    const block = normalise(child);
    return block && allowed.includes(block.model) ? [block] : [];
  });
  return result.length === list.length && result.every((block, index) => block === list[index]) ? list : result;
}

/** As many columns as the layout has; blocks of further columns go to the last one. */
function columnsOf(stored: Block, count: number): { children: Block[] }[] {
  const lists = (stored.columns ?? []).map((column) => listOf(column.children, stored));
  const columns = Array.from({ length: count }, (_, slot) => lists[slot] ?? []);
  if (lists.length > count) columns[count - 1] = lists.slice(count - 1).flat();
  return columns.map((children, slot) => {
    const column = stored.columns?.[slot];
    return column?.children === children ? column : { children };
  });
}

function sameValues(one: Record<string, unknown>, other: Record<string, unknown>): boolean {
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]);
}

function isSame(stored: Block, result: Block): boolean {
  return (
    stored.fields === result.fields &&
    stored.basis === result.basis &&
    stored.machine === result.machine &&
    locales.every((locale) => stored.translations?.[locale] === result.translations[locale]) &&
    stored.children === result.children &&
    stored.columns?.length === result.columns?.length &&
    (result.columns ?? []).every((column, slot) => column === stored.columns?.[slot])
  );
}

/** A shared part cannot hold another one, nor itself. Throws 422 with the modules that are not allowed. */
export function refuseNestedParts(modules: readonly Block[]): void {
  const nested = modules.flatMap((block) => [...walk(block)]).filter(({ model }) => model === 'sharedpart');
  const issues = nested.map(({ id }) => ({ path: id, message: 'shared_inside_shared' as const }));
  if (issues.length > 0) throw new AppError('invalid', undefined, { issues });
}
