/** Logos of fictional partners, with a transparent background, 600 pixels wide. */
export const logos: Record<string, string> = {
  'logo-klangraum': mark(
    'Klangraum',
    'Stiftung',
    '<circle cx="70" cy="90" r="20"/><circle cx="70" cy="90" r="36" fill="none" stroke="#171314" stroke-width="5"/><circle cx="70" cy="90" r="52" fill="none" stroke="#171314" stroke-width="3"/>',
  ),
  'logo-rheinkultur': mark(
    'Rheinkultur',
    'Förderfonds',
    '<path d="M18 66q26-26 52 0t52 0v14q-26 26-52 0t-52 0zM18 104q26-26 52 0t52 0v14q-26 26-52 0t-52 0z"/>',
  ),
  'logo-opernfreunde': mark(
    'Opernfreunde',
    'Colonia e. V.',
    '<path d="M22 36h96v10q-20 60-48 60T22 46zM62 106h16v30h22v8H40v-8h22z"/>',
  ),
  'logo-brueckenbund': mark(
    'Brückenbund',
    'Genossenschaft',
    '<path d="M14 116h112v12H14zM18 110q52-96 104 0h-12q-40-70-80 0zM40 78h6v36h-6zM67 66h6v48h-6zM94 78h6v36h-6z"/>',
  ),
};

function mark(name: string, kind: string, sign: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="180" viewBox="0 0 600 180"><g fill="#171314">${sign}<text x="152" y="98" font-family="serif" font-size="54">${name}</text><text x="154" y="140" font-family="serif" font-size="28">${kind}</text></g></svg>`;
}
