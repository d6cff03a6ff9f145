import { expect, it } from 'vitest';
import { renderSamples, samplesOf } from '../../render-blocks.fixture.tsx';

it('a quotation is a blockquote, followed by its author if there is one', () => {
  const [short, long] = samplesOf('quote');
  const [first, second] = renderSamples([short!, long!]).querySelectorAll('blockquote');
  expect(first!.querySelector('p')?.textContent).toMatch(/^Die Pause/);
  expect(first!.querySelector('footer')?.textContent).toBe('Cosmo Belvaux, Orchesterwart');
  expect(second!.querySelector('footer')).toBeNull();
});
