import { type Passwords, passwords } from '#server/areas/accounts/passwords/passwords.ts';

const mark = 'for-tests:';

/**
 * Passwords that cost nothing: tests sign in hundreds of times, and scrypt is made to take its time. What scrypt made is
 * checked by scrypt; tests of the accounts themselves use it throughout.
 */
export const quickPasswords: Passwords = {
  hash: (password) => Promise.resolve(mark + Buffer.from(password).toString('base64')),
  verify: ({ hash, password }) =>
    hash.startsWith(mark)
      ? Promise.resolve(hash === mark + Buffer.from(password).toString('base64'))
      : passwords.verify({ hash, password }),
};
