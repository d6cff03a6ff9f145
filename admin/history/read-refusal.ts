import { HttpError } from 'react-admin';
import { readError } from '#contract/client/read-answer.ts';
import { errorMessage } from '../api/request.ts';

export interface RestoreRefusal {
  message: string;
  issues: { path: string; message: string }[];
  /** What the refused request had already left out. */
  leftOut: string[];
}

/** The server's reasons for not restoring something. */
export function readRefusal(error: unknown, leftOut: string[]): RestoreRefusal {
  const failure = error instanceof HttpError ? error : null;
  if (failure?.status === 409) return { message: 'history.changed_meanwhile', issues: [], leftOut };
  const issues = failure ? (readError(failure.body)?.issues ?? []) : [];
  return { message: issues.length > 0 ? 'history.refused' : errorMessage(error), issues, leftOut };
}
