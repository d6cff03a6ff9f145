import type { Message } from '#contract/base/messages.ts';

/** Why an export or import of the content is refused, as a sentence for the operator. */
export class ContentRefused extends Error {
  /** For people in the back office, where it is not the sentence. */
  readonly shown: Message | undefined;

  constructor(sentence: string, shown?: Message) {
    super(sentence);
    this.shown = shown;
  }
}
