import { expect, it } from 'vitest';
import { price } from './price.ts';

it('shows cents only if there are any', () => {
  expect([price(18, 'de'), price(12.5, 'de')]).toEqual(['18\u00a0€', '12,50\u00a0€']);
  expect([price(18, 'en'), price(12.5, 'en')]).toEqual(['€18', '€12.50']);
  expect([price(1250, 'de'), price(1250, 'en'), price(0, 'de')]).toEqual(['1.250\u00a0€', '€1,250', '0\u00a0€']);
});
