import { AppError } from '#contract/base/errors.ts';
import type { Message } from '#contract/base/messages.ts';

/** The error for a cell, with the field that it fills. */
export function wrongCell(path: string, message: Message): AppError {
  return new AppError('invalid', undefined, { issues: [{ path, message }] });
}
