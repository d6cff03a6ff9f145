import { expect, it } from 'vitest';
import { asciiMailAddress } from './ascii-mail-address.ts';

it.each([
  ['anna@müller-oper.de', 'anna@xn--mller-oper-9db.de'],
  ['Anna@MÜLLER-Oper.de', 'Anna@xn--mller-oper-9db.de'],
  ['anna@mu\u0308ller-oper.de', 'anna@xn--mller-oper-9db.de'],
  ['anna@oper.example', 'anna@oper.example'],
  ['anna@müller-oper.de/x', 'anna@müller-oper.de/x'],
  ['anna@a@müller-oper.de', 'anna@a@müller-oper.de'],
  ['anna@', 'anna@'],
])('the mail address %s is sent to %s', (address, ascii) => {
  expect(asciiMailAddress(address)).toBe(ascii);
});
