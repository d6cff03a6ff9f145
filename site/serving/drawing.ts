import type { ReactNode } from 'react';

type Draw = (content: ReactNode) => string;

let given: Draw | undefined;

/** Says how the server draws; no browser ever does. */
export function giveDrawing(draw: Draw | undefined): void {
  given = draw;
}

/** How the server draws what it keeps; undefined where nothing is kept. */
export function drawing(): Draw | undefined {
  return given && drawWhole;
}

/** React puts a text together from thousands of pieces, which would be gathered anew for every page that it stands on. */
function drawWhole(content: ReactNode): string {
  return Buffer.from(given?.(content) ?? '').toString();
}
