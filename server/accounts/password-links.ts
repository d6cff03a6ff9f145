import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import type { Database, Transaction } from '../house.ts';
import { users, verifications } from './schema.ts';

const hour = 3_600_000;
/** Milliseconds for which a link to choose a password can be used. */
export const linkLasts = { reset: hour, invitation: 7 * 24 * hour };

/** Identifiers of the sign-in library are kept as this, so that nobody who reads the table can use them. */
export function hashIdentifier(identifier: string): string {
  return createHash('sha256').update(identifier).digest('base64url');
}

/** As the sign-in library asks for it. */
const identifierOf = (token: string) => hashIdentifier(`reset-password:${token}`);

/** Keeps a token with which somebody can choose a password once, and gives it back. */
export async function makePasswordToken(tx: Transaction, userId: string, lasts: number): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(Date.now() + lasts);
  await tx
    .insert(verifications)
    .values({ id: randomUUID(), identifier: identifierOf(token), value: userId, expiresAt });
  return token;
}

/** Ends every link that somebody was sent, and every sign-in that waits for their second step. */
export async function endPasswordTokens(tx: Database | Transaction, userId: string): Promise<void> {
  await tx.delete(verifications).where(eq(verifications.value, userId));
}

/** Whom a token is for; undefined where it is false, used or old. */
export async function ownerOfToken(db: Database, token: string) {
  const [owner] = await db
    .select({ id: users.id, email: users.email, username: users.name, blockedAt: users.blockedAt })
    .from(verifications)
    .innerJoin(users, eq(users.id, verifications.value))
    .where(and(eq(verifications.identifier, identifierOf(token)), gt(verifications.expiresAt, new Date())));
  return owner;
}

/** Where a mail leads; what stands after the sign is sent to no server. */
export function passwordLink(siteUrl: string, token: string): string {
  return `${siteUrl}/admin/set-password#${token}`;
}
