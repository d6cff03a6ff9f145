import { fail } from './loading.ts';
import { reportFailure } from '../../reporting/report-failure.ts';

/** Shows in the loading bar that a request for optional data has failed, and reports it. */
export function callFailed(what: string, error: unknown): void {
  if (error instanceof Error && error.name === 'AbortError') return;
  fail();
  reportFailure(what, error);
}
