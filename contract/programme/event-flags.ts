/** Flags of an event; also the keys of their interface texts. */
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
/**
 * Flags that repeat the availability. They are not stored: responses for visitors derive them, and in requests they set
 * the availability.
 */
export const availabilityFlags = { cancelled: 'canceled', sold_out: 'sold out' } as const;

/** `is_child_{product}` contains a product name, so any key with this prefix is valid. */
export type EventFlag = (typeof eventFlags)[number] | `is_child_${string}`;
