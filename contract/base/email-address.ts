import { z } from 'zod';
import { asciiMailAddress } from '#text/ascii-mail-address.ts';

/** True for an e-mail address whose domain is in ASCII. */
export function isEmailAddress(value: string): boolean {
  return z.email().safeParse(value).success;
}

/** An e-mail address; a domain with letters such as `ü` is accepted and becomes Punycode, as mail servers need it. */
export const emailAddressSchema = z
  .string()
  .trim()
  .max(254)
  .overwrite(asciiMailAddress)
  .refine(isEmailAddress, 'not_an_email_address')
  .meta({ format: 'email' });
