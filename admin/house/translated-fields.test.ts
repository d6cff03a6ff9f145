import { expect, it } from 'vitest';
import { isTranslated, missingIn } from './translated-fields.ts';

it('texts without English are named, those within lists as well', () => {
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
  expect(missingIn('productions', production)).toEqual(['subtitle', 'questions.0.answer', 'questions.1.question']);
});

it('says which resources have texts in two languages', () => {
  expect(['productions', 'venues', 'media'].map(isTranslated)).toEqual([true, true, false]);
});
