import { expect, it } from 'vitest';
import { emailAddress, link, webAddress } from './resource-fields.ts';

it.each([
  ['Https://www.oper.example/A', 'https://www.oper.example/A'],
  ['HTTP://oper.example', 'http://oper.example'],
  ['Mailto:Kasse@oper.example', 'mailto:Kasse@oper.example'],
  ['Tel:0221 1', 'tel:0221 1'],
])('a link accepts %s and stores the scheme in lower case', (typed, stored) => {
  expect(link.parse(typed)).toBe(stored);
});

it('a web address stores its scheme in lower case', () => {
  expect(webAddress.parse(' HTTPS://oper.example')).toBe('https://oper.example');
});

it('an e-mail address accepts a domain with an umlaut and stores it in Punycode', () => {
  expect(emailAddress.parse('anna@müller-oper.de')).toBe('anna@xn--mller-oper-9db.de');
  expect(emailAddress.parse('')).toBe('');
  expect(emailAddress.safeParse('anna@müller oper.de').success).toBe(false);
});
