import type { Report } from '#contract/reporting/report.ts';

const reported = new Set<string>();
const max = 20;

/**
 * Reports a failure in this browser to the server; `what` is a fixed name in lower case, such as `event overlay`. Never
 * throws. The same failure is reported once per page; cancelled requests and failures while offline are not reported;
 * without a report service nothing happens. The server anonymises and forwards reports: browsers contact no third
 * party. Uses a beacon and no lazy code, so that a report is also sent when a chunk cannot be fetched and the page is
 * reloaded.
 */
export function reportFailure(what: string, error: unknown): void {
  try {
    if (typeof document === 'undefined' || document.documentElement.dataset.reports === undefined) return;
    if (isCancelled(error) || !navigator.onLine || reported.size >= max) return;
    const { pathname: path } = window.location;
    const errors = withCauses(error);
    const key = JSON.stringify([path, what, errors.map(({ name, message }) => [name, message])]);
    if (reported.has(key)) return;
    reported.add(key);
    const report: Report = { what, path, errors };
    navigator.sendBeacon('/reports', new Blob([JSON.stringify(report)], { type: 'application/json' }));
  } catch {
    // A failed report must not cause another error.
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
