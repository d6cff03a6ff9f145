import { expect, it } from 'vitest';
import { bareBlock, renderFlat } from '../render-blocks.fixture.tsx';

const youtube = 'https://www.youtube.com/watch?v=abcDEF12345';

it('an embed without scripts is a plain link to its provider with hidden buttons', () => {
  const page = renderFlat([bareBlock('video', { video_url: youtube, title: 'Erstes', image_url: '/bild.jpg' })]);
  const link = page.querySelector('a')!;
  expect([link.href, link.target, link.rel]).toEqual([youtube, '_blank', 'noopener noreferrer']);
  expect(page.querySelector('button')!.closest('[data-ready="false"]')).not.toBeNull();
  expect(page.querySelector('img')?.getAttribute('alt')).toBe('');
  expect(page.body.textContent).toContain('Dieser Inhalt liegt bei YouTube.');
});

it('an embed with an invalid address shows only its title', () => {
  const page = renderFlat([
    bareBlock('video', { video_url: 'javascript:alert(1)', title: 'Kaputt', image_url: '/bild.jpg' }),
  ]);
  expect(page.body.textContent).toBe('Kaputt');
  expect(page.querySelector('a, button')).toBeNull();
});
