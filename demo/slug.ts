const letters: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', å: 'a', ø: 'o', æ: 'ae', ı: 'i', ł: 'l' };

/** The readable part of an address: `Sechzig Lampen und eine Pause` becomes `sechzig-lampen-und-eine-pause`. */
export function slugOf(words: string): string {
  return words
    .toLowerCase()
    .replaceAll(/[äöüßåøæıł]/g, (letter) => letters[letter] ?? letter)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
