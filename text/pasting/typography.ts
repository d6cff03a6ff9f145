import type { Locale } from '../languages.ts';
import { quotationMarks } from '../quotation-marks.ts';
import type { Part, Run } from './pasted-part.ts';

/**
 * Replaces typewriter characters by typographic ones: quotation marks of the language, dashes, apostrophes, ellipses.
 */
export function tidyTypography(parts: readonly Part[], locale: Locale): void {
  for (const part of parts) {
    if (part.kind === 'list') for (const item of part.items) tidyLine(item.runs, locale);
    else if (part.kind === 'quote') for (const runs of part.paragraphs) tidyLine(runs, locale);
    else tidyLine(part.runs, locale);
  }
}

function tidyLine(runs: Run[], locale: Locale): void {
  let before = '';
  for (const run of runs) {
    // A visible address is not prose.
    if (!/^\s*(?:https?:\/\/|www\.)\S*\s*$/.test(run.text)) run.text = tidyText(run.text, before, locale);
    before = run.text.slice(-1) || before;
  }
}

function tidyText(text: string, before: string, locale: Locale): string {
  const { open, close } = quotationMarks[locale];
  return text
    .replaceAll('...', '…')
    .replaceAll(/(\s)--?(?=\s)/g, '$1–')
    .replaceAll(/(\p{L})'(?=\p{L})/gu, '$1’')
    .replaceAll(/"/g, (_, at: number) => {
      const left = at === 0 ? before : (text[at - 1] ?? '');
      return left === '' || /[\s([{–—/„“‚]/.test(left) ? open : close;
    });
}
