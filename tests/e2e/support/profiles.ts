import type { BrowserContextOptions } from '@playwright/test';
import { consentCookie, makeRecord } from '#ui/consent/consent-record.ts';

type Profile = Exclude<BrowserContextOptions['storageState'], string | undefined>;

/** A first visit. */
export const fresh: Profile = { cookies: [], origins: [] };

/** A visitor who has declined everything, so that the consent dialog does not appear. */
export function declined(house: string): Profile {
  const record = makeRecord('2026-01-01T12:00:00Z', {
    tracking: false,
    media: false,
    offline: false,
    marketing: false,
  });
  return {
    origins: [],
    cookies: [
      {
        name: consentCookie,
        value: encodeURIComponent(JSON.stringify(record)),
        domain: new URL(house).hostname,
        path: '/',
        expires: -1,
        httpOnly: false,
        secure: false,
        sameSite: 'Lax',
      },
    ],
  };
}
