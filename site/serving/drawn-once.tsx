import type { ReactNode } from 'react';
import { LocaleContext, useLocale } from '../locale.ts';
import { drawing } from './drawing.ts';

interface DrawnOnceProps {
  as: 'div' | 'ul';
  className?: string | undefined;
  /** What the content shows: as long as these objects are kept between requests, so is its HTML. */
  of: readonly (object | undefined)[];
  /** Tells it from other content of the same objects. */
  name: string;
  children: ReactNode;
}

/** HTML by language and name, and what was made of one more object. */
class Kept {
  readonly html = new Map<string, string>();
  readonly #below = new WeakMap<object, Kept>();

  of(part: object): Kept {
    const known = this.#below.get(part) ?? new Kept();
    this.#below.set(part, known);
    return known;
  }
}

const kept = /* @__PURE__ */ new Kept();
/**
 * An element that stands on page after page. The server draws what is in it once and keeps the HTML (decision 031);
 * browsers draw it like all else and find what they expect. Nothing in it may ask where on the page it stands: it has no
 * `useId`, and of all contexts the language alone. Where one of the objects could not be had, it is drawn in its place.
 */
export function DrawnOnce({ as: Element, className, of, name, children }: DrawnOnceProps) {
  const locale = useLocale();
  const draw = import.meta.env.SSR ? drawing() : undefined;
  if (!draw || !of.every((part) => part !== undefined)) return <Element className={className}>{children}</Element>;
  const { html } = of.reduce<Kept>((at, part) => at.of(part), kept);
  const key = `${locale} ${name}`;
  // After this no hook may follow: React forgets which component it is in.
  const known = html.get(key) ?? draw(<LocaleContext value={locale}>{children}</LocaleContext>);
  html.set(key, known);
  return <Element className={className} dangerouslySetInnerHTML={{ __html: known }} />;
}
