import type { BrowserContextOptions } from '@playwright/test';
import { consentCookie, makeRecord } from '#site/consent/consent-record.ts';

type Profile = Exclude<BrowserContextOptions['storageState'], string | undefined>;

/** Somebody who has never been here. */
export const fresh: Profile = { cookies: [], origins: [] };

/** Somebody who has been here and declined everything, so that nothing asks. */
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
