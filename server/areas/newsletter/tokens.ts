import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { authSecret } from '../accounts/sessions/secrets.ts';
import type { Config } from '../../platform/config.ts';

/** A random token, and the hash of it that is stored. */
export function newToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashOf(token) };
}

/** SHA-256, hexadecimal. Read access to the table is not enough to confirm a sign-up. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Creates and reads unsubscribe tokens. */
export interface UnsubscribeTokens {
  /** `12.…`; the same in every mail to a subscriber, so it needs no storage. */
  of(subscriberId: number): string;
  /** The id of the subscriber, or null for an invalid token. */
  read(token: string): number | null;
}

/** Tokens never expire, because links in old mails must work; they depend only on the secret. */
export function createUnsubscribeTokens(config: Pick<Config, 'authSecret' | 'dataDir'>): UnsubscribeTokens {
  const key = createHmac('sha256', authSecret(config)).update('newsletter unsubscribe').digest();
  const sign = (id: number) => createHmac('sha256', key).update(String(id)).digest();
  return {
    of: (id) => `${id}.${sign(id).toString('base64url')}`,
    read(token) {
      const [, number = '', given = ''] = /^([1-9]\d{0,9})\.([\w-]{43})$/.exec(token) ?? [];
      const id = Number(number);
      if (number === '' || id > 2_147_483_647) return null;
      return timingSafeEqual(sign(id), Buffer.from(given, 'base64url')) ? id : null;
    },
  };
}
