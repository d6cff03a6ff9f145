import { createContext } from 'react-router';
import { hashOf } from './policy.ts';

/** Returns the text of a built style sheet by its address, or undefined if there is none. */
export type ReadStyleSheet = (address: string) => string | undefined;

interface Inlined {
  head: string;
  /** Hashes of the inline style sheets for the content security policy. */
  hashes: string[];
}

interface StyleElement {
  html: string;
  hash: string;
}

const styleLink = /<link rel="stylesheet" href="([^"]+)"\/>/g;

/** Given the head of a page and the addresses of the style sheets that every page loads. */
export type InlineStyles = (head: string, shared: readonly string[]) => Inlined;

/** How the page of this request gets its style sheets; by default they stay files. */
export const stylesContext = createContext<InlineStyles>((head) => ({ head, hashes: [] }));

/**
 * Puts the style sheets of a screen into its page; only those that every page loads stay files. A further file costs a
 * phone two round trips before it paints anything (decision 028). The links stay, disabled, because React and the bundler
 * look for them: the one at hydration, the other before it loads a screen's styles.
 */
export function createInlineStyles(read: ReadStyleSheet): InlineStyles {
  /** By the addresses of its sheets; a build has one combination for each kind of screen. */
  const elements = new Map<string, StyleElement>();
  return (head, shared) => {
    const own = [...head.matchAll(styleLink)].filter(([, address = '']) => !shared.includes(address));
    const addresses = own.map(([, address = '']) => address);
    const key = addresses.join(' ');
    const element = elements.get(key) ?? styleElement(addresses, read);
    if (!element) return { head, hashes: [] };
    elements.set(key, element);
    let rest = head;
    for (const [index, [link]] of own.entries())
      rest = rest.replace(link, () => `${index === 0 ? element.html : ''}${link.replace('/>', ' disabled=""/>')}`);
    return { head: rest, hashes: [element.hash] };
  };
}

/** Undefined if there is nothing to inline, or if a text is missing: the links then stay as they are. */
function styleElement(addresses: string[], read: ReadStyleSheet): StyleElement | undefined {
  // The framework ends the address of a sheet with # where something else loads that sheet on demand.
  const texts = addresses.map((address) => read(address.replace('#', '')));
  if (texts.length === 0 || !texts.every((text) => text !== undefined && !text.includes('</'))) return undefined;
  const css = texts.join('');
  return { html: `<style>${css}</style>`, hash: hashOf(css) };
}
