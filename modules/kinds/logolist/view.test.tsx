import { expect, it } from 'vitest';
import { bareBlock, renderFlat, renderSamples, samplesOf } from '../../render-blocks.fixture.tsx';

it('a logo has its name as alt text if its picture has none', () => {
  const page = renderSamples(samplesOf('logolist'), { picture: { alt: '', placeholder: 'data:image/webp;base64,AA' } });
  const [first] = page.querySelectorAll('img');
  expect(first!.alt).toBe('Stiftung Klangraum');
  expect(first!.closest('a')?.target).toBe('_blank');
  expect(first!.getAttribute('style')).not.toContain('base64');
});

it('a logo without a picture shows its name', () => {
  const page = renderFlat([
    bareBlock('logolist', { children: [bareBlock('logoitem', { text: 'Rheinkultur', image_url: '' })] }),
  ]);
  expect(page.querySelector('li')?.textContent).toBe('Rheinkultur');
});
