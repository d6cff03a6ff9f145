import { AsyncLocalStorage } from 'node:async_hooks';
import { layAside, partsId } from '../content/sealed.ts';

const texts = new AsyncLocalStorage<string[]>();

layAside((text) => {
  const laid = texts.getStore();
  if (!laid) return null;
  const known = laid.indexOf(text);
  return String(known < 0 ? laid.push(text) - 1 : known);
});

/**
 * Runs the making of a page whose sealed data stands in an element of its own, as it was written once; within the data
 * of the router every quotation mark in it would be escaped anew for each page.
 */
export function withParts<T>(work: () => T): T {
  return texts.run([], work);
}

/** That element; empty for a page that has none. */
export function partsElement(): string {
  const laid = texts.getStore() ?? [];
  return laid.length === 0 ? '' : `<script type="application/json" id="${partsId}">[${laid.join(',')}]</script>`;
}
