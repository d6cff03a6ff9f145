import { expect, it } from 'vitest';
import { readChapter } from './guide-chapters.ts';

it('takes the title out and gives headings the anchors that links use', () => {
  const { title, html } = readChapter('# Seiten\n\n## Prüfen und veröffentlichen: so\n\nText');
  expect(title).toBe('Seiten');
  expect(html).toContain('<h2 id="prüfen-und-veröffentlichen-so">Prüfen und veröffentlichen: so</h2>');
  expect(html).not.toContain('<h1');
});

it('links to chapters in the back office and leaves other links as they are', () => {
  const { html } = readChapter('# A\n\n[b](media.md#bin) [c](media.md) [d](#here) [e](https://example.org/x.md)');
  expect(html).toContain('href="/admin/help/media#bin"');
  expect(html).toContain('href="/admin/help/media"');
  expect(html).toContain('href="#here"');
  expect(html).toContain('href="https://example.org/x.md"');
});

it('names the pictures in their order, with what they show', () => {
  const { html, pictures } = readChapter('# A\n\n![Eine „Liste“ & mehr](pictures/a.webp)\n\n![B](pictures/b.webp)');
  expect(pictures).toEqual(['pictures/a.webp', 'pictures/b.webp']);
  expect(html).toContain('src="{picture:0}" alt="Eine „Liste“ &amp; mehr"');
  expect(html).toContain('src="{picture:1}"');
});

it('refuses a chapter without a title', () => {
  expect(() => readChapter('Text')).toThrow(/title/);
});
