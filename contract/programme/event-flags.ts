/** Flags of an event, by the keys under which the interface translates them. */
export const eventFlags = [
  'canceled',
  'is_child_colonia',
  'is_dance',
  'is_first_premiere',
  'is_premier',
  'is_revival',
  'private-event',
  'sold out',
] as const;
/** `is_child_{product}` carries the name of the house’s product, so any such key is one. */
export type EventFlag = (typeof eventFlags)[number] | `is_child_${string}`;
