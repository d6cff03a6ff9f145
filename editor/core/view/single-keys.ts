import { Remembered } from '../remembered.ts';

/** Whether Space, / and ? work without Ctrl while a block is selected. Users of speech input switch them off. */
export const singleKeys = new Remembered('single-keys', true);
