import { escapeHtml } from '#text/escape-html.ts';

/** A text that is HTML. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Part = Html | string | number | false | null | undefined | readonly Part[];

/** A template tag for HTML that escapes inserted values; `false`, `null` and `undefined` become empty. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(strings.reduce((text, string, n) => text + show(parts[n - 1]) + string));
}

function show(part: Part): string {
  if (part instanceof Html) return part.text;
  if (Array.isArray(part)) return part.map(show).join('');
  return part === false || part === null || part === undefined ? '' : escapeHtml(String(part));
}
