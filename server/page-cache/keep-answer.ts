import { encodeAll, readyAnswer, type ReadyAnswer } from '../entrance/ready-answer.ts';

/** How long a shared cache in front may go without asking, in seconds; browsers ask every time. */
const sharedSeconds = 10;
const cacheControl = `public, max-age=0, s-maxage=${sharedSeconds}, must-revalidate`;
const replaced = new Set([
  'cache-control',
  'cache-until',
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'etag',
  'keep-alive',
  'transfer-encoding',
  'vary',
]);

/** A page as it is kept. */
export interface KeptPage {
  answer: ReadyAnswer;
  tags: string[];
  /** When it was made, in milliseconds. */
  madeAt: number;
  /** From this moment on it is out of date, in milliseconds; Infinity where only its tags say so. */
  until: number;
  /** How often it was sent. */
  hits: number;
  /** True after a lost connection to the database: it may be out of date. */
  doubtful: boolean;
}

/** True for what may be kept: a whole answer that names what it is made of and gives nobody a cookie. */
export function mayBeKept(response: Response): boolean {
  return (
    response.status === 200 &&
    Boolean(response.headers.get('cache-tag')) &&
    !response.headers.has('set-cookie') &&
    !/\b(?:no-store|private)\b/.test(response.headers.get('cache-control') ?? '')
  );
}

/** Reads an answer whole and compresses it. What it is made of is told to whoever gets it only where `tellsTags` says so. */
export async function keepAnswer(response: Response, madeAt: number, tellsTags: boolean): Promise<KeptPage> {
  const headers: string[] = [];
  response.headers.forEach((value, name) => {
    if (!replaced.has(name) && (tellsTags || name !== 'cache-tag')) headers.push(name, value);
  });
  headers.push('Cache-Control', cacheControl);
  const bytes = Buffer.from(await response.arrayBuffer());
  const tags = (response.headers.get('cache-tag') ?? '')
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean);
  const until = Date.parse(response.headers.get('cache-until') ?? '') || Infinity;
  return { answer: readyAnswer(headers, await encodeAll(bytes, 3)), tags, madeAt, until, hits: 0, doubtful: false };
}

/** The same answer compressed as well as can be; takes some tenths of a second of another core. */
export async function squeeze(answer: ReadyAnswer): Promise<ReadyAnswer> {
  return readyAnswer(answer.base, await encodeAll(answer.plain.bytes, 11));
}
