import { type ComponentType, createContext, useContext } from 'react';
import type { Locale } from '#text/languages.ts';
import { useLocale } from './locale.ts';

interface CachedRowProps<Shown extends object> {
  className?: string | undefined;
  /** The content of the row, rendered from `shows` and the language alone. */
  cells: ComponentType<Shown>;
  /** JSON data. */
  shows: Shown;
}

/** Cached HTML of a row's cells; undefined if the row has to be rendered here. */
export interface RowCache {
  find<Shown extends object>(cells: ComponentType<Shown>, locale: Locale, shows: Shown): string | undefined;
}

/** The server's cache of rendered rows; null in browsers. */
export const RowCacheContext = createContext<RowCache | null>(null);

/**
 * A row of a list. The server reuses its HTML as long as the row shows the same data (decision 032); browsers render it
 * normally. Cells must not depend on their position or time: no `useId`, no clock, no context but the language.
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
