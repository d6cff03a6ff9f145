import { randomInt } from 'node:crypto';
import { hashPassword, verifyPassword } from 'better-auth/crypto';
import { passwordLength } from '#contract/accounts/account-api.ts';

export const { least: shortestPassword, max: longestPassword } = passwordLength;

/** Creates and checks password hashes. Both take the same time. */
export interface Passwords {
  hash(password: string): Promise<string>;
  verify(given: { hash: string; password: string }): Promise<boolean>;
}

/** scrypt, which runs outside the main thread. */
export const passwords: Passwords = { hash: hashPassword, verify: verifyPassword };

/** Without characters that are easily confused. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A random password that is easy to read aloud and type: four groups of five characters. */
export function randomPassword(): string {
  const group = () => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join('');
  return [group(), group(), group(), group()].join('-');
}
