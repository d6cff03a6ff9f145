import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { authSecret } from '../accounts/auth-secret.ts';
import type { Config } from '../env.ts';

/** A token that nobody can guess, and what is kept of it. */
export function newToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashOf(token) };
}

/** SHA-256, hexadecimal: who reads the table cannot confirm anything with it. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Makes and reads the tokens with which subscriptions end. */
export interface UnsubscribeTokens {
  /** `12.…`; the same for every mail to a subscriber, so nothing needs to be kept of it. */
  of(subscriberId: number): string;
  /** The subscriber's id, or null where the token is false. */
  read(token: string): number | null;
}

/** They hold as long as the house's secret does: the link in an old mail has to work, too. */
export function createUnsubscribeTokens(config: Pick<Config, 'authSecret' | 'dataDir'>): UnsubscribeTokens {
  const key = createHmac('sha256', authSecret(config)).update('newsletter unsubscribe').digest();
  const seal = (id: number) => createHmac('sha256', key).update(String(id)).digest();
  return {
    of: (id) => `${id}.${seal(id).toString('base64url')}`,
    read(token) {
      const [, number = '', given = ''] = /^([1-9]\d{0,9})\.([\w-]{43})$/.exec(token) ?? [];
      const id = Number(number);
      if (number === '' || id > 2_147_483_647) return null;
      return timingSafeEqual(seal(id), Buffer.from(given, 'base64url')) ? id : null;
    },
  };
}
