import fc from 'fast-check';
import { expect, it } from 'vitest';
import { consentCookie, cookieFor, makeRecord, readConsent } from './consent-record.ts';

const time = '2026-11-21T18:30:00Z';
const record = makeRecord(time, { tracking: false, media: true });
const pair = cookieFor(record, true).split(';')[0]!;

it('the cookie contains version, time and choices, lasts half a year and is not sent to other sites', () => {
  const [value, ...attributes] = cookieFor(record, true).split('; ');
  expect(attributes).toEqual(['Path=/', 'Max-Age=15724800', 'SameSite=Lax', 'Secure']);
  expect(JSON.parse(decodeURIComponent(value!.replace(`${consentCookie}=`, '')))).toEqual({
    version: 1,
    time,
    required: true,
    tracking: false,
    media: true,
  });
  expect(cookieFor(record, false)).not.toContain('Secure');
});

it('two visitors who choose the same in the same second have the same cookie', () => {
  expect(cookieFor(makeRecord(time, { media: true }), true)).toBe(cookieFor(makeRecord(time, { media: true }), true));
});

it('reads the stored choices among other cookies', () => {
  expect(readConsent(`a=b; ${pair}; c=d`)).toEqual(record);
});

it.each([
  '',
  `x${pair}`,
  `${consentCookie}=`,
  `${consentCookie}=%`,
  `${consentCookie}=null`,
  `${consentCookie}=true`,
  pair.replace('%22version%22%3A1', '%22version%22%3A0'),
  pair.replace(encodeURIComponent(time), 'yesterday'),
])('%s is no choice', (cookies) => {
  expect(readConsent(cookies)).toBeNull();
});

it('treats values other than true and false as not chosen', () => {
  const odd = JSON.stringify({ version: 1, time, media: 'yes', tracking: 1, marketing: false, id: 'me' });
  expect(readConsent(`${consentCookie}=${encodeURIComponent(odd)}`)).toEqual(makeRecord(time, { marketing: false }));
});

it('returns null for a malformed cookie', () => {
  fc.assert(fc.property(fc.string(), (text) => void readConsent(`${consentCookie}=${text}`)));
});
