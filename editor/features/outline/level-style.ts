import type { CSSProperties } from 'react';

/** How deep a row stands, for the style sheet. React sets custom properties, which its types do not know. */
export function levelStyle(level: number): CSSProperties {
  return { '--level': Math.min(level, 8) } as CSSProperties;
}
