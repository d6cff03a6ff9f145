/** Looked for in this order: most browsers also name those that they want to be like. */
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

/** Browser and system in two words, `Firefox, Windows`; empty where neither is known. */
export function nameDevice(userAgent: string | null): string {
  const found = [browsers, systems].map(
    (known) => Object.entries(known).find(([, sign]) => sign.test(userAgent ?? ''))?.[0],
  );
  return found.filter(Boolean).join(', ');
}
