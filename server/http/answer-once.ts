import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { and, eq, isNull, lt } from 'drizzle-orm';
import type { MiddlewareHandler } from 'hono';
import { AppError } from '#contract/base/errors.ts';
import type { AppContext } from '../app-context.ts';
import { idempotencyKeys } from '../db/tables/accounts.ts';
import { currentActor } from '../platform/audit/record.ts';

/**
 * In milliseconds. An answer is `kept`. A process says every `renewal` that its request is still running; one that has
 * not done so for `abandoned` is done again. Who sends the same key meanwhile looks for the answer after each `wait`, and
 * is refused after `longestWait`.
 */
const times = { kept: 3_600_000, renewal: 15_000, abandoned: 60_000, longestWait: 10_000, wait: 100 };
/** Larger answers are not kept: what created them is no form. */
const largestAnswer = 256 * 1024;

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);
const api = /^\/[a-z]+\/(?:pageeditor-)?api\//;

/**
 * A write with the header `Idempotency-Key` is done once: whoever sends it again with the same key gets the first answer,
 * if need be after waiting for it. Refused writes and failures are not kept. Every process knows the same keys. Answers
 * can hold personal data; the database has only a hash of the key, so nobody can read them but who sent the request.
 */
export function answerOnce({ db, clock }: Pick<AppContext, 'db' | 'clock'>): MiddlewareHandler {
  const ago = (milliseconds: number) => new Date(clock().getTime() - milliseconds);

  /** Null if the request is to be done now, or its answer. */
  async function claim(key: string, request: string) {
    await db.delete(idempotencyKeys).where(lt(idempotencyKeys.at, ago(times.kept)));
    for (let waited = 0; ; waited += times.wait) {
      const isFree = and(isNull(idempotencyKeys.status), lt(idempotencyKeys.at, ago(times.abandoned)));
      const now = { request, at: clock() };
      const [claimed] = await db
        .insert(idempotencyKeys)
        .values({ key, ...now })
        .onConflictDoUpdate({ target: idempotencyKeys.key, set: now, setWhere: isFree })
        .returning({ key: idempotencyKeys.key });
      if (claimed) return null;
      const [known] = await db.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, key));
      if (known && known.request !== request) throw new AppError('invalid', 'idempotency_key_used');
      if (known?.status) return known;
      if (waited >= times.longestWait) throw new AppError('conflict', 'still_running');
      await pause(times.wait);
    }
  }

  return async (context, next) => {
    const given = context.req.header('idempotency-key');
    if (given === undefined || reading.has(context.req.method) || !api.test(context.req.path)) return next();
    if (!/^[\x21-\x7E]{1,255}$/.test(given)) throw new AppError('bad_request', 'idempotency_key_format');
    const isJson = context.req.header('content-type')?.includes('json');
    const { method, url } = context.req;
    const { pathname, search } = new URL(url);
    const request = hash(method, pathname + search, isJson ? await context.req.text() : '');
    const key = hash(currentActor()?.id ?? '', given);
    const known = await claim(key, request);
    if (known) {
      const headers = { 'content-type': 'application/json', 'cache-control': 'private, no-store' };
      const body = known.body === null ? null : decrypt(known.body, given);
      return new Response(body, { status: known.status ?? 200, ...(body !== null && { headers }) });
    }
    const own = eq(idempotencyKeys.key, key);
    const renewing = setInterval(() => {
      db.update(idempotencyKeys)
        .set({ at: clock() })
        .where(own)
        .catch(() => undefined);
    }, times.renewal);
    await next();
    clearInterval(renewing);
    const answer = await answerToKeep(context.res, given);
    const done = answer
      ? db
          .update(idempotencyKeys)
          .set({ ...answer, at: clock() })
          .where(own)
      : db.delete(idempotencyKeys).where(own);
    // The request itself was answered, whether this can be noted or not.
    await done.catch(() => undefined);
    return undefined;
  };
}

/** Null unless the request succeeded and the answer is small JSON or empty. */
async function answerToKeep(answer: Response, key: string): Promise<{ status: number; body: string | null } | null> {
  if (!answer.ok) return null;
  if (answer.body === null) return { status: answer.status, body: null };
  if (!answer.headers.get('content-type')?.startsWith('application/json')) return null;
  const body = await answer.clone().text();
  return body.length <= largestAnswer ? { status: answer.status, body: encrypt(body, key) } : null;
}

function hash(...parts: string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

const cipher = 'aes-256-gcm';
const lengths = { nonce: 12, tag: 16 };

function secretOf(key: string): Buffer {
  return createHash('sha256').update(`answer ${key}`).digest();
}

/** Nonce, tag and text, in Base64. */
function encrypt(text: string, key: string): string {
  const nonce = randomBytes(lengths.nonce);
  const encrypting = createCipheriv(cipher, secretOf(key), nonce);
  const encrypted = Buffer.concat([encrypting.update(text, 'utf8'), encrypting.final()]);
  return Buffer.concat([nonce, encrypting.getAuthTag(), encrypted]).toString('base64');
}

function decrypt(stored: string, key: string): string {
  const bytes = Buffer.from(stored, 'base64');
  const start = lengths.nonce + lengths.tag;
  const decrypting = createDecipheriv(cipher, secretOf(key), bytes.subarray(0, lengths.nonce));
  decrypting.setAuthTag(bytes.subarray(lengths.nonce, start));
  return decrypting.update(bytes.subarray(start), undefined, 'utf8') + decrypting.final('utf8');
}
