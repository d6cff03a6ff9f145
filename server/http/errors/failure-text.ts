import { AppError } from '#contract/base/errors.ts';
import { errorMessage } from './on-error.ts';

/** What a command of the shell prints when it fails. */
export function failureText(error: unknown): string {
  if (error instanceof AppError) return errorMessage(error, 'en');
  return error instanceof Error ? error.message : String(error);
}
