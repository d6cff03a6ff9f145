import type { PriceCategory } from '#contract/programme/programme.ts';

/** Prices by seat category in euros, best seats first; A is a revival on a weekday, E a first night. */
const groups = {
  A: [72, 60, 48, 36, 24, 15, 8],
  B: [84, 70, 56, 42, 27, 16, 10],
  C: [96, 80, 64, 48, 30, 18, 12],
  D: [125, 104, 84, 64, 42, 24, 15],
  E: [155, 128, 104, 80, 54, 30, 18],
  zollhafen: [12],
  foyer: [24, 18, 12],
  tour: [9],
  workshop: [15],
  free: [0],
} satisfies Record<string, number[]>;
export type PriceGroup = keyof typeof groups;

/** Prices of an event; `stage` depends on the day and on whether it is a premiere or a revival. */
export type Tariff = 'stage' | 'zollhafen' | 'foyer' | 'tour' | 'workshop' | 'free';

/** Reduced prices other than half price. */
const reducedPrices: Partial<Record<PriceGroup, number>> = { zollhafen: 8, tour: 4.5, workshop: 8 };

/** Price table of a price group, in cents; null when admission is free. */
export function pricesOf(group: PriceGroup): PriceCategory[] {
  if (group === 'free') return [];
  return groups[group].map((euros, n) => ({
    name:
      groups[group].length === 1
        ? { de: 'Alle Plätze', en: 'All seats' }
        : { de: `Kategorie ${n + 1}`, en: `Category ${n + 1}` },
    price: euros * 100,
    reduced: (reducedPrices[group] ?? euros / 2) * 100,
  }));
}
