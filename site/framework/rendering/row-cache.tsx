import type { ComponentType, ReactNode } from 'react';
import type { Locale } from '#text/languages.ts';
import { LocaleContext } from '#ui/locale.ts';

/** Cached rows for each kind of cells: at least this many, at most twice as many. A season has some hundred events. */
const fewest = 1000;

/** HTML of rows by cells, language and data. */
export class RowCache {
  readonly #render: (content: ReactNode) => string;
  readonly #kinds = new WeakMap<object, RowsOfKind>();

  /** `render`: React's `renderToString`. It is called inside a render, as the last step of the row. */
  constructor(render: (content: ReactNode) => string) {
    this.#render = render;
  }

  /** HTML of the cells; undefined the first time, when the row is rendered in place. */
  find<Shown extends object>(Cells: ComponentType<Shown>, locale: Locale, shows: Shown): string | undefined {
    const rows = this.#kinds.get(Cells) ?? new RowsOfKind();
    this.#kinds.set(Cells, rows);
    return rows.find(`${locale} ${JSON.stringify(shows)}`, () =>
      // React's string is a rope of thousands of pieces; a flat copy avoids joining them for every page.
      Buffer.from(
        this.#render(
          <LocaleContext value={locale}>
            <Cells {...shows} />
          </LocaleContext>,
        ),
      ).toString(),
    );
  }
}

/** HTML by key; null for a row that was rendered once in place and is cached the next time. */
class RowsOfKind {
  #recent = new Map<string, string | null>();
  #older = this.#recent;

  find(key: string, render: () => string): string | undefined {
    const recent = this.#recent.get(key);
    if (recent) return recent;
    const known = recent === undefined ? this.#older.get(key) : recent;
    const html = known === null ? render() : (known ?? null);
    if (this.#recent.size >= fewest) [this.#older, this.#recent] = [this.#recent, new Map()];
    this.#recent.set(key, html);
    return html ?? undefined;
  }
}
