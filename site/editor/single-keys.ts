import { Remembered } from './remembered.ts';

/** Whether Space, / and ? work without Ctrl while a block is selected; who speaks to the computer switches them off. */
export const singleKeys = new Remembered('single-keys', true);
