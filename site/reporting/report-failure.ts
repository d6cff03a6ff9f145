import type { Report } from '#contract/report.ts';

const told = new Set<string>();
const most = 20;

/**
 * Tells whoever looks after the house that something failed in this browser; `what` is a fixed name in small letters,
 * `event overlay`. Never throws. The same failure on a page is told once; cancelled requests and being offline are no
 * failures; where the house has no service for reports, nothing happens.
 *
 * It goes to the house, which strips it and passes it on: no browser talks to anybody else. It is a beacon without a part
 * of the program that would have to be fetched first, so that it also leaves when a part cannot be fetched and the page
 * is loaded anew.
 */
export function reportFailure(what: string, error: unknown): void {
  try {
    if (typeof document === 'undefined' || document.documentElement.dataset.reports === undefined) return;
    if (isCancelled(error) || !navigator.onLine || told.size >= most) return;
    const { pathname: path } = window.location;
    const errors = withCauses(error);
    const key = JSON.stringify([path, what, errors.map(({ name, message }) => [name, message])]);
    if (told.has(key)) return;
    told.add(key);
    const report: Report = { what, path, errors };
    navigator.sendBeacon('/reports', new Blob([JSON.stringify(report)], { type: 'application/json' }));
  } catch {
    // Nothing fails because a report of a failure does.
  }
}

function isCancelled(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError';
}

function withCauses(error: unknown): Report['errors'] {
  const errors: Report['errors'] = [];
  let each = error;
  do {
    errors.push(describe(each));
    each = each instanceof Error ? each.cause : undefined;
  } while (each !== undefined && errors.length < 3);
  return errors;
}

function describe(error: unknown): Report['errors'][number] {
  if (!(error instanceof Error)) return { name: 'Error', message: `Thrown: ${typeof error}`, stack: '' };
  const { name, message, stack = '' } = error;
  return { name: name.slice(0, 100), message: message.slice(0, 500), stack: stack.slice(0, 6000) };
}
