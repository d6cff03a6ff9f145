import { randomUUID } from 'node:crypto';
import type { Report } from '#contract/reporting/report.ts';
import { messageOf } from './describe-error.ts';
import { type Frame, parseStack } from './parse-stack.ts';
import { scrub, shapeOf } from './scrub.ts';

/** A failure before it becomes an event; `errors` begin with the outermost, followed by its causes. */
export interface Failure {
  side: 'browser' | 'server';
  what: string;
  path: string;
  errors: { name: string; message: string; stack: string }[];
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

/** A failure that a browser reported. */
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
