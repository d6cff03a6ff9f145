import { expect, it } from 'vitest';
import { renderSamples, sampleIds } from '../../render-blocks.fixture.tsx';
import { samples } from './sample.ts';

it('a quotation is a blockquote, followed by its author if there is one', () => {
  const [short, long] = samples(...sampleIds);
  const [first, second] = renderSamples([short!, long!]).querySelectorAll('blockquote');
  expect(first!.querySelector('p')?.textContent).toMatch(/^Die Pause/);
  expect(first!.querySelector('footer')?.textContent).toBe('Cosmo Belvaux, Orchesterwart');
  expect(second!.querySelector('footer')).toBeNull();
});
