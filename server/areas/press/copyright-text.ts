import type { DirectoryFile, DirectoryRow } from './read-directory.ts';

/** States in both languages how the files may be used and which credit must be printed with each. */
export function copyrightText(
  { title, terms }: Pick<DirectoryRow, 'title' | 'terms'>,
  files: Pick<DirectoryFile, 'name' | 'media'>[],
): string {
  const german = [
    title.de,
    ...under('Nutzungsbedingungen', terms.de),
    '',
    'Bildrechte',
    ...files.map(({ name, media }) => `${name}: ${media.copyright.de || '–'}`),
  ];
  const english = [
    title.en || title.de,
    ...under('Terms of use', terms.en || terms.de),
    '',
    'Copyright',
    ...files.map(({ name, media }) => `${name}: ${media.copyright.en || media.copyright.de || '–'}`),
  ];
  return `${[...german, '', '---', '', ...english].join('\n')}\n`.replaceAll(/\r?\n/g, '\r\n');
}

function under(heading: string, text: string): string[] {
  return text === '' ? [] : ['', heading, text];
}
