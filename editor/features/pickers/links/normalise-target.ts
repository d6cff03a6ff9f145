import { isLinkTarget } from '#contract/fields/field-value.ts';

/** Completes a typed address: `www.oper.example` gets its `https://`. */
export function normaliseTarget(typed: string): string {
  const words = typed.trim();
  if (words === '' || isLinkTarget(words)) return words;
  if (/^[^\s@<>"]+@[^\s@<>"]+\.[a-z]{2,}$/i.test(words)) return `mailto:${words}`;
  if (/^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,}(?::\d+)?(?:[/?#][^\s<>"]*)?$/i.test(words))
    return `https://${words}`;
  if (/^\+?[\d\s()/-]{6,}$/.test(words)) return `tel:${words}`;
  return words;
}
