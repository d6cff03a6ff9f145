import { expect, it } from 'vitest';
import { picture } from '#tests/answers.ts';
import { linksIn, listOf, pagesOf, textOf } from '#tests/open-page.ts';

const folder = {
  id: 1,
  slug: 'salome',
  slugs: { de: 'salome', en: 'salome' },
  title: 'Salome',
  description: 'Bilder zur Premiere.',
  published_at: '2026-11-19T10:00:00+01:00',
  files_count: 1,
  picture: picture(1),
  url: '',
};
const file = {
  id: 3,
  title: 'Sieben Schleier',
  file_name: 'schleier.jpg',
  size: 1_400_000,
  width: 1600,
  height: 1000,
  copyright: 'Foto: A',
  picture: picture(2),
  url: '/media/3/schleier.jpg',
};
const open = pagesOf({
  'api/download-directories/': listOf([folder, { ...folder, id: 2, title: 'Leer', files_count: 0, picture: null }]),
  'api/download-directories/1/': {
    ...folder,
    terms: 'Honorarfrei.',
    files: [
      file,
      { ...file, id: 4, title: '', file_name: 'text.pdf', size: 820, width: null, height: null, picture: null },
    ],
    archive_url: '/de/api/download-directories/1/archive.zip',
    archive_size: 12_400_000,
  },
  'api/download-directories/2/': { ...folder, id: 2, title: 'Leer', files_count: 0, files: [] },
});

it('lists press directories with their content, newest first', async () => {
  const { main } = await open('/de/pressedownloads');
  expect([...main.querySelectorAll('[data-entry]')].map(textOf)).toEqual([
    '19. November 2026 · Eine DateiSalomeBilder zur Premiere.',
    '19. November 2026 · 0 DateienLeerBilder zur Premiere.',
  ]);
  expect(linksIn(main)).toContain('/de/pressedownloads/salome/1');
});

it('the list may be empty', async () => {
  const { answer, main } = await open('/en/pressedownloads', { 'api/download-directories/': listOf([]) });
  expect([answer.status, textOf(main)]).toEqual([200, expect.stringContaining('no files')]);
});

it('offers each file and an archive of all for download, with terms of use', async () => {
  const { main } = await open('/de/pressedownloads/salome/1');
  expect([...main.querySelectorAll('section li')].map(textOf)).toEqual([
    'Sieben SchleierFoto: AFormatJPG1600 × 1000 PixelGröße1,4 MBHerunterladen: Sieben Schleier',
    'PDFtext.pdfFoto: AFormatPDFGröße1 kBHerunterladen: text.pdf',
  ]);
  expect(textOf(main.querySelector('h1')?.parentElement)).toBe('Salome19. November 2026 · 2 Dateien');
  const downloads = [...main.querySelectorAll('a[download]')].map((link) => [link.getAttribute('href'), textOf(link)]);
  expect(downloads[0]).toEqual(['/de/api/download-directories/1/archive.zip', 'Alles als ZIP laden12 MB']);
  expect(textOf(main)).toContain('Honorarfrei.');
});

it('has a message for an empty directory, with English units in English', async () => {
  const { main } = await open('/en/pressedownloads/salome/2');
  expect(main.querySelector('a[download]')).toBeNull();
  expect(textOf(main)).toContain('There is nothing in this folder yet.');
  expect(textOf((await open('/en/pressedownloads/salome/1')).main)).toContain('1.4 MB');
});
