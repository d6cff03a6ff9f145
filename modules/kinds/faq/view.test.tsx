import { expect, it } from 'vitest';
import { renderSamples, samplesOf } from '../../render-blocks.fixture.tsx';

it('questions are details elements that contain their answers and open without scripts', () => {
  const questions = [...renderSamples(samplesOf('faq'), { locale: 'en' }).querySelectorAll('details')];
  expect(questions).toHaveLength(3);
  expect(questions[1]!.querySelector('summary')?.textContent).toBe('Can I visit the orchestra pit?');
  expect(questions[1]!.querySelector('summary ~ div a')?.getAttribute('href')).toMatch(/^mailto:/);
  expect(questions.every((question) => !question.open)).toBe(true);
});
