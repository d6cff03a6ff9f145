import { recordOf } from '#contract/base/records.ts';

/** Message or copyright of a picture, and whether it is shown. */
export interface ImageCopyright {
  isVisible: boolean;
  message: string;
  copyright: string;
}

export const hidden: ImageCopyright = { isVisible: false, message: '', copyright: '' };

/** Name of the window event with message and copyright of a picture. */
export const imageCopyrightEvent = 'image-copyright';

type Words = Pick<ImageCopyright, 'message' | 'copyright'>;

/** Shows the popup with the data of a picture. */
export function showImageCopyright(words: Words): void {
  window.dispatchEvent(new CustomEvent<Words>(imageCopyrightEvent, { detail: words }));
}

/** State after such an event; an event without text changes nothing. */
export function shown(before: ImageCopyright, event: Event): ImageCopyright {
  const words = event instanceof CustomEvent ? recordOf(event.detail) : {};
  const message = typeof words.message === 'string' ? words.message : '';
  const copyright = typeof words.copyright === 'string' ? words.copyright : '';
  return message === '' && copyright === '' ? before : { isVisible: true, message, copyright };
}
