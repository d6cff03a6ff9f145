import { randomInt } from 'node:crypto';
import { passwordLength } from '#contract/account-api.ts';
import { hashPassword, verifyPassword } from 'better-auth/crypto';

export const { least: shortestPassword, most: longestPassword } = passwordLength;

/** Makes and checks password hashes; both cost the same work. */
export interface Passwords {
  hash(password: string): Promise<string>;
  verify(given: { hash: string; password: string }): Promise<boolean>;
}

/** scrypt, off the main thread. */
export const passwords: Passwords = { hash: hashPassword, verify: verifyPassword };

/** Without characters that look alike. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A random password that can be read aloud and typed: four groups of five characters. */
export function randomPassword(): string {
  const group = () => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join('');
  return [group(), group(), group(), group()].join('-');
}
