import { expect, it } from 'vitest';
import { phoneAddress } from './phone-number.ts';

it.each([
  ['0221 000 00 00', 'tel:+492210000000'],
  ['(0221) 000 00-12', 'tel:+492210000012'],
  ['+49 221 000 00 00', 'tel:+492210000000'],
  ['+49 (0)221 000 00 00', 'tel:+492210000000'],
  ['0049 221 000 00 00', 'tel:+492210000000'],
  ['0043 1 514 44', 'tel:+43151444'],
  ['115', 'tel:115'],
])('%s can be dialled from abroad', (phone, address) => {
  expect(phoneAddress(phone)).toBe(address);
});
