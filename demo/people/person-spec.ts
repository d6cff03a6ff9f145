import type { LocalizedText } from '#contract/base/localized.ts';

export const personCategories = {
  sopran: { de: 'Ensemble: Sopran', en: 'Company: soprano' },
  mezzo: { de: 'Ensemble: Mezzosopran und Alt', en: 'Company: mezzo-soprano and alto' },
  tenor: { de: 'Ensemble: Tenor', en: 'Company: tenor' },
  bariton: { de: 'Ensemble: Bariton', en: 'Company: baritone' },
  bass: { de: 'Ensemble: Bass', en: 'Company: bass' },
  opernstudio: { de: 'Opernstudio', en: 'Opera studio' },
  gaeste: { de: 'Gäste', en: 'Guests' },
  orchester: { de: 'Musikalische Leitung und Orchester', en: 'Conductors and orchestra' },
  chor: { de: 'Chor', en: 'Chorus' },
  tanz: { de: 'Tanz', en: 'Dance' },
  regie: { de: 'Regie und Choreografie', en: 'Directors and choreographers' },
  buehne: { de: 'Bühne, Kostüm, Licht', en: 'Sets, costumes, lighting' },
  leitung: { de: 'Leitung und Dramaturgie', en: 'Direction and dramaturgy' },
} satisfies Record<string, LocalizedText>;
export type PersonCategory = keyof typeof personCategories;

/** A fictional person or group on a cast list. */
export interface PersonSpec {
  /** Name as it is shown. */
  name: string;
  profession: LocalizedText;
  category: PersonCategory;
  isGroup?: true;
}
