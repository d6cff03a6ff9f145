import { AppError } from '#contract/base/errors.ts';
import { writeMessage } from './write-message.ts';

/** What a command of the shell prints when it fails. */
export function failureText(error: unknown): string {
  if (error instanceof AppError) return writeMessage(error.sentence, 'en');
  return error instanceof Error ? error.message : String(error);
}
