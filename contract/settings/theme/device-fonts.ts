import type { OwnTypeface, TypefaceKind } from './own-typeface.ts';
import type { ShippedTypeface, Theme } from './theme.ts';

const shipped: Readonly<Record<ShippedTypeface, string>> = {
  spectral: "Spectral, Georgia, 'Times New Roman', serif",
  'crimson-pro': "Georgia, 'Times New Roman', serif",
  bitter: "Georgia, 'Times New Roman', serif",
  archivo: 'Arial, Helvetica, sans-serif',
  'work-sans': 'Arial, Helvetica, sans-serif',
  jost: "'Century Gothic', Arial, Helvetica, sans-serif",
};

const byKind: Readonly<Record<TypefaceKind, string>> = { serif: shipped.bitter, sans: shipped.archivo };

/** Families of devices that come near the typeface of a house, for mails and for pages that load no files. */
export function deviceFonts({ theme, own_typeface: own }: { theme: Theme; own_typeface: OwnTypeface | null }): string {
  if (theme.typeface !== 'own') return shipped[theme.typeface];
  return own ? byKind[own.kind] : shipped.spectral;
}
