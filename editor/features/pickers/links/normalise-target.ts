import { isLinkTarget } from '#contract/fields/field-value.ts';
import { cleanAddress } from '#text/clean-text.ts';

/** Completes a typed address: `www.oper.example` gets its `https://`. */
export function normaliseTarget(typed: string): string {
  const query = cleanAddress(typed);
  if (query === '' || isLinkTarget(query)) return query;
  if (/^[^\s@<>"]+@[^\s@<>"]+\.[a-z]{2,}$/i.test(query)) return `mailto:${query}`;
  if (/^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,}(?::\d+)?(?:[/?#][^\s<>"]*)?$/i.test(query))
    return `https://${query}`;
  if (/^\+?[\d\s()/-]{6,}$/.test(query)) return `tel:${query}`;
  return query;
}
