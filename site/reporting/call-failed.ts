import { fail } from '../loading-bar/loading.ts';
import { reportFailure } from './report-failure.ts';

/** A call for data has failed that the page can do without: the line at the top says so, and it is reported. */
export function callFailed(what: string, error: unknown): void {
  if (error instanceof Error && error.name === 'AbortError') return;
  fail();
  reportFailure(what, error);
}
