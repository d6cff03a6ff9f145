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

type CopyrightText = Pick<ImageCopyright, 'message' | 'copyright'>;

/** Shows the popup with the data of a picture. */
export function showImageCopyright(text: CopyrightText): void {
  window.dispatchEvent(new CustomEvent<CopyrightText>(imageCopyrightEvent, { detail: text }));
}

/** State after such an event; an event without text changes nothing. */
export function shown(before: ImageCopyright, event: Event): ImageCopyright {
  const detail = event instanceof CustomEvent ? recordOf(event.detail) : {};
  const message = typeof detail.message === 'string' ? detail.message : '';
  const copyright = typeof detail.copyright === 'string' ? detail.copyright : '';
  return message === '' && copyright === '' ? before : { isVisible: true, message, copyright };
}
