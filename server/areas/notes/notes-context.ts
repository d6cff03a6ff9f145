import { AppError } from '#contract/base/errors.ts';
import type { Message } from '#contract/base/messages.ts';
import type { AppContext } from '../../app-context.ts';
import type { Resource } from '../../resources/definition/resource.ts';

export interface NotesContext extends Pick<AppContext, 'db' | 'changes' | 'clock' | 'config'> {
  /** Everything with a section, pages included. */
  resources: readonly Resource[];
}

/** 422 for one value of the body. */
export function refused(path: string, message: Message): AppError {
  return new AppError('invalid', undefined, { issues: [{ path, message }] });
}
