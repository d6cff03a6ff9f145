import type { LocalizedText } from '#contract/base/localized.ts';

export const categories = {
  oper: { de: 'Oper', en: 'Opera' },
  operette: { de: 'Operette', en: 'Operetta' },
  tanz: { de: 'Tanz', en: 'Dance' },
  konzert: { de: 'Konzert', en: 'Concert' },
  liederabend: { de: 'Liederabend', en: 'Song recital' },
  'junge-oper': { de: 'Junge Oper', en: 'Young opera' },
  gespraech: { de: 'Matinee und Gespräch', en: 'Matinee and talk' },
  fuehrung: { de: 'Führung', en: 'Guided tour' },
  workshop: { de: 'Workshop', en: 'Workshop' },
} satisfies Record<string, LocalizedText>;
export type Category = keyof typeof categories;
