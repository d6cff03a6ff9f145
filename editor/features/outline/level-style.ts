import type { CSSProperties } from 'react';

/** How deep a row stands, for the style sheet. */
export function levelStyle(level: number): CSSProperties & Record<'--level', number> {
  return { '--level': Math.min(level, 8) };
}
