import { escapeHtml } from '#text/escape-html.ts';

/** Text that is markup already. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Part = Html | string | number | false | null | undefined | readonly Part[];

/** Markup with whatever is put in escaped; `false` and nothing leave nothing behind. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(strings.reduce((text, string, n) => text + show(parts[n - 1]) + string));
}

function show(part: Part): string {
  if (part instanceof Html) return part.text;
  if (Array.isArray(part)) return part.map(show).join('');
  return part === false || part === null || part === undefined ? '' : escapeHtml(String(part));
}
