/** What there is to say of a picture, and whether it is being said. */
export interface ImageCopyright {
  isVisible: boolean;
  message: string;
  copyright: string;
}

export const hidden: ImageCopyright = { isVisible: false, message: '', copyright: '' };

/** Name of the event on the window that brings message and copyright of a picture. */
export const imageCopyrightEvent = 'image-copyright';

type Words = Pick<ImageCopyright, 'message' | 'copyright'>;

/** Shows the popup with what is known of a picture. */
export function showImageCopyright(words: Words): void {
  window.dispatchEvent(new CustomEvent<Words>(imageCopyrightEvent, { detail: words }));
}

/** The state after such an event; one that says nothing changes nothing. */
export function shown(before: ImageCopyright, event: Event): ImageCopyright {
  const { message = '', copyright = '' } = (event as CustomEvent<Partial<Words> | null>).detail ?? {};
  return message === '' && copyright === '' ? before : { isVisible: true, message, copyright };
}
