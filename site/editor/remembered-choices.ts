import { Remembered } from './remembered.ts';

/** The list of modules as pictures without words. */
export const smallModules = new Remembered('small-modules', false);

/** The panel at the left at its full width; otherwise a rail of pictures. */
export const openToolbar = new Remembered('open-toolbar', true);
