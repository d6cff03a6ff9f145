import { Remembered } from '../remembered.ts';

/** The list of modules shows icons without labels. */
export const smallModules = new Remembered('small-modules', false);

/** The left panel has its full width; otherwise it is a narrow rail of icons. */
export const openToolbar = new Remembered('open-toolbar', true);
