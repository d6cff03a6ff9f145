import type { Message } from '#contract/base/messages.ts';
import type { FileUse } from '../media/take-file.ts';
import type { Taking } from '../taking.ts';
import type { Links } from './links.ts';

/** One section while it is read. */
export interface SectionReading {
  taking: Taking;
  links: Links;
  use: Omit<FileUse, 'field'>;
  /** Names the section for the ids of its blocks, which are the same in every run. */
  section: string;
  /** Ids that have been given. */
  given: Set<string>;
  /** Called for a file that could not be taken, which is reported already. */
  onFileLost(): void;
  onProblem(field: string, message: Message): Promise<void>;
}
