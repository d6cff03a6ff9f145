import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import type { Database, Transaction } from '../../../db/database.ts';
import { users, verifications } from '../../../db/tables/accounts.ts';

const hour = 3_600_000;

/** Lifetime of a password link in milliseconds. */
export const linkLasts = { reset: hour, invitation: 7 * 24 * hour };

/** The sign-in library stores identifiers as this hash, so that read access to the table is not enough to use them. */
export function hashIdentifier(identifier: string): string {
  return createHash('sha256').update(identifier).digest('base64url');
}

/** The identifier format of the sign-in library. */
const identifierOf = (token: string) => hashIdentifier(`reset-password:${token}`);

/** Creates and stores a one-time token to set a password. `lasts`: milliseconds. */
export async function makePasswordToken(tx: Transaction, userId: string, lasts: number): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(Date.now() + lasts);
  await tx
    .insert(verifications)
    .values({ id: randomUUID(), identifier: identifierOf(token), value: userId, expiresAt });
  return token;
}

/** Deletes all password links of the user, and their sign-ins that wait for the second step. */
export async function endPasswordTokens(tx: Database | Transaction, userId: string): Promise<void> {
  await tx.delete(verifications).where(eq(verifications.value, userId));
}

/** The user that a token belongs to; undefined if it is unknown, used or expired. */
export async function ownerOfToken(db: Database, token: string) {
  const [owner] = await db
    .select({ id: users.id, email: users.email, username: users.name, blockedAt: users.blockedAt })
    .from(verifications)
    .innerJoin(users, eq(users.id, verifications.value))
    .where(and(eq(verifications.identifier, identifierOf(token)), gt(verifications.expiresAt, new Date())));
  return owner;
}

/** The link in a mail. The token is in the fragment, which browsers send to no server. */
export function passwordLink(siteUrl: string, token: string): string {
  return `${siteUrl}/admin/set-password#${token}`;
}
