import type { ComponentType } from 'react';
import { LocaleContext, useLocale } from '../locale.ts';
import { drawing } from './drawing.ts';

interface DrawnRowProps<Shown extends object> {
  className?: string | undefined;
  /** What is in the row, drawn from `shows` and the language alone. */
  cells: ComponentType<Shown>;
  /** Plain data, as JSON has it. */
  shows: Shown;
}

/** Rows of a kind that are kept at least; twice as many at most. A season of a house has some hundred evenings. */
const fewest = 1000;

/**
 * A row of a list of evenings. The same evening stands in many lists, and in each again after every change of another
 * one: so the server keeps the HTML of what is in a row by what it shows (decision 032), and draws it once more only
 * where something about it has changed. For browsers it is an element like any other. Its cells may not ask where they
 * stand: they have no `useId`, no clock, and of all contexts the language alone.
 */
export function DrawnRow<Shown extends object>({ className, cells: Cells, shows }: DrawnRowProps<Shown>) {
  const locale = useLocale();
  const draw = import.meta.env.SSR ? drawing() : undefined;
  const inPlace = <Cells {...shows} />;
  const html =
    draw &&
    rowsOf(Cells).find(`${locale} ${JSON.stringify(shows)}`, () =>
      draw(<LocaleContext value={locale}>{inPlace}</LocaleContext>),
    );
  if (html === undefined)
    return (
      <article className={className} data-peek="">
        {inPlace}
      </article>
    );
  return <article className={className} data-peek="" dangerouslySetInnerHTML={{ __html: html }} />;
}

const kinds = /* @__PURE__ */ new WeakMap<object, Rows>();

function rowsOf(cells: object): Rows {
  const known = kinds.get(cells) ?? new Rows();
  kinds.set(cells, known);
  return known;
}

/** HTML of rows by language and data; null for one that was drawn in its place and is kept when it comes once more. */
class Rows {
  #young = new Map<string, string | null>();
  #old = this.#young;

  /** What is kept; undefined where it was never asked for: what is seen once only costs nothing but its key. */
  find(key: string, draw: () => string): string | undefined {
    const recent = this.#young.get(key);
    if (recent) return recent;
    const known = recent === undefined ? this.#old.get(key) : recent;
    const html = known === null ? draw() : (known ?? null);
    if (this.#young.size >= fewest) [this.#old, this.#young] = [this.#young, new Map()];
    this.#young.set(key, html);
    return html ?? undefined;
  }
}
