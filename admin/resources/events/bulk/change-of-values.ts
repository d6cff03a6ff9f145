import { keysOf } from '#contract/base/records.ts';

/** Kinds of changes that can be ticked, in the order of the form, with the fields that they send. */
export const changeKinds = {
  venue: ['venue_id'],
  clock: ['clock'],
  shift: ['shift_minutes'],
  prices: ['prices'],
  price_range: ['price_from', 'price_to'],
  link: ['ticket_link'],
  availability: ['availability'],
  flags: ['add_flags', 'remove_flags'],
  state: ['state', 'public_from'],
} as const;
export type ChangeKind = keyof typeof changeKinds;

type Values = Record<string, unknown>;

const whenEmpty: Values = { venue_id: null, price_from: null, price_to: null, ticket_link: '', prices: [] };

/** The change that is sent: the fields of the ticked kinds. What is left empty is cleared, where that is possible. */
export function changeOfValues(values: Values, chosen: ReadonlySet<ChangeKind>): Values {
  const names = keysOf(changeKinds)
    .filter((kind) => chosen.has(kind))
    .flatMap((kind): readonly string[] => changeKinds[kind]);
  const given = names.flatMap((name) => {
    const value = valueOf(name, values);
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(given);
}

function valueOf(name: string, values: Values): unknown {
  const value = values[name];
  if (name === 'public_from') return values.state === 'public' ? (value ?? null) : undefined;
  if (name === 'add_flags' || name === 'remove_flags')
    return Array.isArray(value) && value.length > 0 ? value : undefined;
  if (value === undefined || value === null || value === '') return name in whenEmpty ? whenEmpty[name] : undefined;
  return value;
}
