import { expect, it } from 'vitest';
import { hasTranslatedFields, missingTranslations } from './translated-fields.ts';

it('lists the paths of texts without English, also within arrays', () => {
  const production = {
    title: { de: 'Tosca', en: 'Tosca' },
    subtitle: { de: 'Oper in drei Akten', en: '' },
    teaser: { de: '', en: '' },
    slug: { de: 'tosca', en: '' },
    questions: [
      { question: { de: 'Wie lange?', en: 'How long?' }, answer: { de: '<p>Lang</p>', en: ' ' } },
      { question: { de: 'Wo?', en: '' }, answer: { de: '', en: '' } },
    ],
  };
  expect(missingTranslations('productions', production)).toEqual([
    'subtitle',
    'questions.0.answer',
    'questions.1.question',
  ]);
});

it('tells which resources have translated fields', () => {
  expect(['productions', 'venues', 'media'].map(hasTranslatedFields)).toEqual([true, true, false]);
});
