/** The order matters: most browsers also send the names of the browsers they are compatible with. */
const browsers = {
  Edge: /Edg(?:e|A|iOS)?\//,
  Opera: /OPR\/|Opera/,
  'Samsung Internet': /SamsungBrowser/,
  Firefox: /Firefox\/|FxiOS/,
  Chrome: /Chrome\/|CriOS/,
  Safari: /Safari\//,
};

const systems = {
  iPhone: /iPhone/,
  iPad: /iPad/,
  Android: /Android/,
  Windows: /Windows/,
  macOS: /Mac OS X|Macintosh/,
  ChromeOS: /CrOS/,
  Linux: /Linux/,
};

/** Browser and system, `Firefox, Windows`; an unknown part is left out. */
export function nameDevice(userAgent: string | null): string {
  const found = [browsers, systems].map(
    (patterns) => Object.entries(patterns).find(([, pattern]) => pattern.test(userAgent ?? ''))?.[0],
  );
  return found.filter(Boolean).join(', ');
}
