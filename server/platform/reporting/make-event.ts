import { randomUUID } from 'node:crypto';
import type { Report } from '#contract/reporting/report.ts';
import { messageOf } from './describe-error.ts';

const rules: [RegExp, string][] = [
  // Query and fragment after a path: they may contain search terms or tokens of mail links.
  [/(\/[^\s?#"'<>()]*)[?#][^\s"'<>()]*/g, '$1'],
  [/[^\s@"'<>()=:,;]+@[^\s@"'<>(),;]+/g, '[mail]'],
  // Parser errors quote the invalid input.
  [/"[^"]*"/g, '"…"'],
  [/“[^”]*”|„[^“]*“/g, '“…”'],
  [/\b\d{1,3}(?:\.\d{1,3}){3}\b/g, '[address]'],
  [/\b(?:[0-9a-f]{1,4}:){3,7}[0-9a-f]{1,4}\b/gi, '[address]'],
  [/\b(?=\w*\d)\w{24,}\b/g, '[token]'],
  [/\+?\d(?:[\d /()-]{4,}\d)/g, '[number]'],
];

/** Removes parts that may be personal data: queries, mail and IP addresses, quoted texts, tokens, long numbers. */
export function scrub(text: string): string {
  return rules.reduce((scrubbed, [pattern, instead]) => scrubbed.replaceAll(pattern, instead), text).slice(0, 500);
}

/** A path with placeholders, `/de/programm/:slug/:id`, so that errors of the same screen are grouped. */
export function shapeOf(path: string): string {
  const parts = path
    .replace(/[?#].*$/s, '')
    .slice(0, 200)
    .split('/');
  return parts
    .map((part, index) => {
      if (/^\d+$/.test(part)) return ':id';
      return /^\d+$/.test(parts[index + 1] ?? '') && index > 2 ? ':slug' : scrub(part);
    })
    .join('/');
}

/** A stack frame in Sentry's format. */
interface Frame {
  filename: string;
  function: string;
  lineno: number;
  colno: number;
  in_app: boolean;
}

// `    at name (file:1:2)` of Chromium and Node; `name@file:1:2` of Firefox and Safari.
const patterns = [
  /^\s*at (?:async )?(?:(?<name>.+?) \()?(?<file>[^()\s]+):(?<line>\d+):(?<column>\d+)\)?$/,
  /^(?<name>[^@]*)@(?<file>\S+):(?<line>\d+):(?<column>\d+)$/,
];
const max = 40;
/** Path of the repository on this machine, as in file URLs of stack traces. */
const root = new URL('../../..', import.meta.url).pathname.replace(/\/$/, '');

/** The frames of a stack trace, outermost first. Other lines, such as the message, are left out. */
export function parseStack(stack: string): Frame[] {
  const frames = stack
    .split('\n')
    .slice(0, 200)
    .flatMap((line) => toFrame(line.slice(0, 500)) ?? []);
  return frames.slice(0, max).toReversed();
}

function toFrame(line: string): Frame | null {
  const found = patterns.map((pattern) => pattern.exec(line)?.groups).find(Boolean);
  if (!found) return null;
  const filename = shorten(found.file ?? '');
  return {
    filename,
    function: /^[\w$.<>[\] /-]{1,100}$/.test(found.name ?? '') ? (found.name ?? '') : '?',
    lineno: Number(found.line),
    colno: Number(found.column),
    in_app: !filename.includes('node_modules') && !filename.startsWith('node:'),
  };
}

/** Path of a file in the repository or on the site, without query and without folders of this machine. */
function shorten(file: string): string {
  const bare = file.replace(/[?#].*$/, '').replace(/^(?:file|https?):\/\/[^/]*/, '');
  const isPlainAlready = bare.startsWith('node:') || bare.startsWith('/assets/');
  const path = bare.startsWith(`${root}/`)
    ? bare.slice(root.length)
    : isPlainAlready
      ? bare
      : bare.replace(/^.*\//, '');
  return path.slice(0, 200);
}

/** A failure before it becomes an event; `errors` begin with the outermost, followed by its causes. */
export interface Failure extends Report {
  side: 'browser' | 'server';
  /** Name and main version of a browser. */
  browser?: { name: string; version: string } | undefined;
}

/** The part of a Sentry event that is sent. */
export interface ReportedEvent {
  event_id: string;
  timestamp: number;
  platform: 'javascript' | 'node';
  level: 'error';
  transaction: string;
  tags: { what: string; side: Failure['side'] };
  /** Without this, some services record the IP address of this server as the visitor’s. */
  sdk: { name: string; version: string; settings: { infer_ip: 'never' } };
  contexts: { browser?: { name: string; version: string } };
  exception: { values: ReportedException[] };
}

interface ReportedException {
  type: string;
  value: string;
  mechanism: { type: 'generic'; handled: boolean };
  stacktrace?: { frames: Frame[] };
}

/** A failure in this process. */
export function serverFailure(what: string, error: unknown, path = ''): Failure {
  const errors: Failure['errors'] = [];
  let current = error;
  do {
    errors.push(
      current instanceof Error
        ? { name: current.name, message: messageOf(current), stack: current.stack ?? '' }
        : { name: 'Error', message: `Thrown: ${describeThrown(current)}`, stack: '' },
    );
    current = current instanceof Error ? current.cause : undefined;
  } while (current !== undefined && errors.length < 3);
  return { side: 'server', what, path, errors };
}

export function browserFailure({ what, path, errors }: Report, userAgent = ''): Failure {
  return { side: 'browser', what, path, errors, browser: browserOf(userAgent) };
}

export function makeEvent({ side, what, path, errors, browser }: Failure, now: Date): ReportedEvent {
  return {
    event_id: randomUUID().replaceAll('-', ''),
    timestamp: now.getTime() / 1000,
    platform: side === 'browser' ? 'javascript' : 'node',
    level: 'error',
    transaction: shapeOf(path),
    tags: { what, side },
    sdk: { name: 'proscenium', version: '1', settings: { infer_ip: 'never' } },
    contexts: browser ? { browser } : {},
    exception: {
      // The cause comes first.
      values: errors.toReversed().map(toException),
    },
  };
}

function toException({ name, message, stack }: Failure['errors'][number]): ReportedException {
  const frames = parseStack(stack);
  const exception = {
    type: scrub(name),
    value: scrub(message),
    mechanism: { type: 'generic', handled: true } as const,
  };
  return frames.length > 0 ? { ...exception, stacktrace: { frames } } : exception;
}

function describeThrown(value: unknown): string {
  const status = typeof value === 'object' && value !== null && 'status' in value ? value.status : undefined;
  return typeof status === 'number' ? `status ${status}` : typeof value;
}

const browsers: [string, RegExp][] = [
  ['Edge', /\bEdg\/(\d+)/],
  ['Opera', /\bOPR\/(\d+)/],
  ['Firefox', /\b(?:Firefox|FxiOS)\/(\d+)/],
  ['Chrome', /\b(?:Chrome|CriOS)\/(\d+)/],
  ['Safari', /\bVersion\/(\d+)[\d.]* .*Safari\//],
];

function browserOf(userAgent: string): { name: string; version: string } | undefined {
  for (const [name, pattern] of browsers) {
    const version = pattern.exec(userAgent.slice(0, 400))?.[1];
    if (version !== undefined) return { name, version };
  }
  return undefined;
}
