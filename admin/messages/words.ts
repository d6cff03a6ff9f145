import { accountWords } from './account-words.ts';
import { contentWords } from './content-words.ts';
import { frameWords } from './frame-words.ts';
import { houseWords } from './house-words.ts';
import { mediaWords } from './media-words.ts';
import { pageWords } from './page-words.ts';
import { importWords } from './import-words.ts';
import { programmeWords } from './programme-words.ts';

/** A word of the back office: German, English. Names of fields are found by themselves: `resources.<resource>.fields.<field>`. */
export type Words = Record<string, readonly [de: string, en: string]>;

/** Every word of the back office beyond those of the framework. */
export const words: Words = {
  ...frameWords,
  ...importWords,
  ...programmeWords,
  ...contentWords,
  ...mediaWords,
  ...pageWords,
  ...houseWords,
  ...accountWords,
};
