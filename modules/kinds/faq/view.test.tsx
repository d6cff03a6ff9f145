import { expect, it } from 'vitest';
import { renderSamples, sampleIds } from '../../render-blocks.fixture.tsx';
import { samples } from './sample.ts';

it('questions are details elements that contain their answers and open without scripts', () => {
  const questions = [...renderSamples(samples(...sampleIds), { locale: 'en' }).querySelectorAll('details')];
  expect(questions).toHaveLength(3);
  expect(questions[1]!.querySelector('summary')?.textContent).toBe('Can I visit the orchestra pit?');
  expect(questions[1]!.querySelector('summary ~ div a')?.getAttribute('href')).toMatch(/^mailto:/);
  expect(questions.every((question) => !question.open)).toBe(true);
});
