import type { TypefaceName } from './theme.ts';

/** Families of devices that come near each typeface, for mails and for pages that load no files. */
export const deviceFonts: Readonly<Record<TypefaceName, string>> = {
  spectral: "Spectral, Georgia, 'Times New Roman', serif",
  'crimson-pro': "Georgia, 'Times New Roman', serif",
  bitter: "Georgia, 'Times New Roman', serif",
  archivo: 'Arial, Helvetica, sans-serif',
  'work-sans': 'Arial, Helvetica, sans-serif',
  jost: "'Century Gothic', Arial, Helvetica, sans-serif",
};
