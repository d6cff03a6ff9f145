import { type ComponentType, createContext, useContext } from 'react';
import type { Locale } from '#text/languages.ts';
import { useLocale } from './locale.ts';

interface CachedRowProps<Shown extends object> {
  className?: string | undefined;
  /** The content of the row, rendered from `shows` and the language alone. */
  cells: ComponentType<Shown>;
  /** Plain data, as JSON has it. */
  shows: Shown;
}

/** HTML of the cells of a row; undefined where the row is to be rendered in its place. */
export interface RowCache {
  find<Shown extends object>(cells: ComponentType<Shown>, locale: Locale, shows: Shown): string | undefined;
}

/** The rows that the server has rendered before; null in browsers, which render every row in its place. */
export const RowCacheContext = createContext<RowCache | null>(null);

/**
 * A row of a list. The server reuses its HTML as long as the row shows the same data (decision 032); for
 * browsers it is an element like any other. Cells may not depend on where they stand: no `useId`, no clock, and of all
 * contexts the language alone.
 */
export function CachedRow<Shown extends object>({ className, cells: Cells, shows }: CachedRowProps<Shown>) {
  const locale = useLocale();
  const html = useContext(RowCacheContext)?.find(Cells, locale, shows);
  if (html === undefined)
    return (
      <article className={className} data-peek="">
        <Cells {...shows} />
      </article>
    );
  return <article className={className} data-peek="" dangerouslySetInnerHTML={{ __html: html }} />;
}
