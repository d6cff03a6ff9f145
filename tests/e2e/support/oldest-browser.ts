import type { Page } from '@playwright/test';

/**
 * Lets a page run as in the oldest supported browsers together (Chrome 109, Firefox 115, iOS 15.6): methods that one of
 * them lacks are removed, and the selector `:has` is unknown.
 */
export async function actAsOldestBrowser(page: Page): Promise<void> {
  await page.addInitScript(removeNewerMethods);
  await page.route('**/*', async (route) => {
    const type = route.request().resourceType();
    if (type !== 'document' && type !== 'stylesheet') return route.fallback();
    const response = await route.fetch({ maxRedirects: 0 });
    const body = (await response.text()).replaceAll(':has(', ':unknown-to-old-browsers(');
    // The styles inside a page are no longer those whose hash its policy allows.
    const { 'content-security-policy': policy, ...headers } = response.headers();
    if (policy)
      headers['content-security-policy'] = policy.replace(/style-src [^;]*/, "style-src 'self' 'unsafe-inline'");
    return route.fulfill({ response, body, headers });
  });
}

function removeNewerMethods(): void {
  const iterators = Object.getPrototypeOf(Object.getPrototypeOf([].values())) as object;
  const newer: [object, string[]][] = [
    [Array, ['fromAsync']],
    [Array.prototype, ['toSorted', 'toReversed', 'toSpliced', 'with']],
    [Uint8Array, ['fromBase64', 'fromHex']],
    [Uint8Array.prototype, ['toBase64', 'toHex', 'setFromBase64', 'setFromHex']],
    [Object.getPrototypeOf(Uint8Array.prototype) as object, ['toSorted', 'toReversed', 'with']],
    [Object, ['groupBy']],
    [Map, ['groupBy']],
    [Map.prototype, ['getOrInsert', 'getOrInsertComputed']],
    [Promise, ['withResolvers', 'try']],
    [RegExp, ['escape']],
    [String.prototype, ['isWellFormed', 'toWellFormed']],
    [
      Set.prototype,
      ['union', 'intersection', 'difference', 'symmetricDifference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom'],
    ],
    [iterators, ['map', 'filter', 'take', 'drop', 'flatMap', 'reduce', 'toArray', 'forEach', 'some', 'every', 'find']],
    [URL, ['canParse', 'parse']],
    [AbortSignal, ['any', 'timeout']],
    [Document.prototype, ['startViewTransition']],
    [window, ['Iterator', 'requestIdleCallback', 'cancelIdleCallback', 'scheduler', 'navigation', 'cookieStore']],
  ];
  for (const [owner, names] of newer) for (const name of names) Reflect.deleteProperty(owner, name);
}
