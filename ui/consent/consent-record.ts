/** Name of the cookie that holds the choice; it is set by the choice and not before. */
export const consentCookie = 'cookie_consent_settings';

/** Raised when a purpose changes: whoever chose before is then asked again. */
export const consentVersion = 1;

/**
 * What a visitor may agree to; `required` needs no asking. `offline` are pages kept for reading without a connection
 * (decision 016). Nothing of the house belongs to `marketing`.
 */
export const optionalCategories = ['tracking', 'media', 'offline', 'marketing'] as const;
export type OptionalCategory = (typeof optionalCategories)[number];
export type Choices = Partial<Record<OptionalCategory, boolean>>;

/** What was chosen, when, and for which purposes; what was not asked about is absent. Nothing in it tells one visitor from another. */
export interface ConsentRecord extends Choices {
  version: number;
  /** When it was chosen, to the second, UTC. */
  time: string;
  required: true;
}

/** Half a year: as long as a refusal has to be kept, and no longer than an agreement should be. */
const lastsSeconds = 182 * 24 * 60 * 60;

/** The choice in a document's cookies; null where there is none, or none that still holds. */
export function readConsent(cookies: string): ConsentRecord | null {
  const value = new RegExp(`(?:^|; *)${consentCookie}=([^;]*)`).exec(cookies)?.[1];
  if (!value) return null;
  try {
    const { version, time, ...rest } = JSON.parse(decodeURIComponent(value)) as Partial<ConsentRecord>;
    if (version !== consentVersion || typeof time !== 'string' || Number.isNaN(Date.parse(time))) return null;
    return makeRecord(time, rest);
  } catch {
    return null;
  }
}

/** A choice made at a time. */
export function makeRecord(time: string, choices: Choices): ConsentRecord {
  const record: ConsentRecord = { version: consentVersion, time, required: true };
  for (const name of optionalCategories) if (typeof choices[name] === 'boolean') record[name] = choices[name];
  return record;
}

/** The cookie for a choice, as `document.cookie` takes it. */
export function cookieFor(record: ConsentRecord, safe: boolean): string {
  const value = encodeURIComponent(JSON.stringify(record));
  return `${consentCookie}=${value}; Path=/; Max-Age=${lastsSeconds}; SameSite=Lax${safe ? '; Secure' : ''}`;
}
