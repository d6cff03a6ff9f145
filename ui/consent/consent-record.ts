import { recordOf } from '#text/records.ts';

/** Refuses every purpose, including those not in use yet. */
export const refusal = { tracking: false, media: false, offline: false, marketing: false };

/** Name of the cookie with the choice; it is not set before the visitor has chosen. */
export const consentCookie = 'cookie_consent_settings';

/** Increased when a purpose changes: visitors who chose before are then asked again. */
export const consentVersion = 1;

/**
 * Purposes to which a visitor can consent; `required` needs no consent. `offline`: pages stored for reading without a
 * connection (decision 016). `marketing` is not used by the site itself.
 */
export const optionalCategories = ['tracking', 'media', 'offline', 'marketing'] as const;
export type OptionalCategory = (typeof optionalCategories)[number];
export type Choices = Partial<Record<OptionalCategory, boolean>>;

/** Choice by purpose, with its time; purposes not asked about are absent. Nothing in it identifies a visitor. */
export interface ConsentRecord extends Choices {
  version: number;
  /** Time of the choice, to the second, UTC. */
  time: string;
  required: true;
}

/** Half a year: a refusal has to be remembered for so long, and consent should not last longer. */
const lastsSeconds = 182 * 24 * 60 * 60;

/** The choice in a document's cookies; null if there is none or if it is outdated. */
export function readConsent(cookies: string): ConsentRecord | null {
  const value = new RegExp(`(?:^|; *)${consentCookie}=([^;]*)`).exec(cookies)?.[1];
  if (!value) return null;
  try {
    const { version, time, ...rest } = recordOf(JSON.parse(decodeURIComponent(value)));
    if (version !== consentVersion || typeof time !== 'string' || Number.isNaN(Date.parse(time))) return null;
    return makeRecord(time, rest);
  } catch {
    return null;
  }
}

/** Makes the record of a choice; what is neither true nor false was not chosen. */
export function makeRecord(time: string, choices: Partial<Record<OptionalCategory, unknown>>): ConsentRecord {
  const record: ConsentRecord = { version: consentVersion, time, required: true };
  for (const name of optionalCategories) {
    const choice = choices[name];
    if (typeof choice === 'boolean') record[name] = choice;
  }
  return record;
}

/** The cookie for a choice, as `document.cookie` takes it. */
export function cookieFor(record: ConsentRecord, safe: boolean): string {
  const value = encodeURIComponent(JSON.stringify(record));
  return `${consentCookie}=${value}; Path=/; Max-Age=${lastsSeconds}; SameSite=Lax${safe ? '; Secure' : ''}`;
}
