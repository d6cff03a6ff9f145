import type { TypefaceName } from '#contract/settings/theme/theme.ts';
import measured from '#ui/fonts/typefaces.json';
import type { LoadedTypeface } from './look.ts';

type Chosen = keyof typeof measured;
type Face = keyof (typeof measured)[Chosen]['standIns'];

/** Addresses of the built files by their paths; only those of the chosen family reach a page. */
const files = import.meta.glob<string>('/ui/fonts/*/*.woff2', { eager: true, query: '?url', import: 'default' });

const families: Readonly<Record<Chosen, string>> = {
  archivo: 'Archivo',
  bitter: 'Bitter',
  'crimson-pro': 'Crimson Pro',
  jost: 'Jost',
  'work-sans': 'Work Sans',
};

/** What devices have: a font of each kind, and the one of Android. */
const local = {
  serif: {
    usual: {
      normal: ['Times New Roman', 'Liberation Serif', 'Tinos'],
      italic: ['Times New Roman Italic', 'TimesNewRomanPS-ItalicMT', 'Liberation Serif Italic', 'Tinos Italic'],
    },
    android: { normal: ['Noto Serif', 'NotoSerif'], italic: ['Noto Serif Italic', 'NotoSerif-Italic'] },
  },
  sans: {
    usual: {
      normal: ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo'],
      italic: ['Arial Italic', 'Arial-ItalicMT', 'Liberation Sans Italic', 'Arimo Italic'],
    },
    android: { normal: ['Roboto', 'Roboto-Regular'], italic: ['Roboto Italic', 'Roboto-Italic'] },
  },
} as const;

function isChosen(name: TypefaceName): name is Chosen {
  return name in measured;
}

function fileOf(name: Chosen, face: string): string {
  const address = files[`/ui/fonts/${name}/${name}-${face}.woff2`];
  if (address === undefined) throw new Error(`There is no font file for ${name} ${face}`);
  return address;
}

/** The files of the first window and the late italic; null for the family of the shared style sheet. */
export function loadedTypeface(name: TypefaceName): LoadedTypeface | null {
  if (!isChosen(name)) return null;
  return {
    family: families[name],
    light: fileOf(name, '300'),
    regular: fileOf(name, '400'),
    italic: fileOf(name, '400-italic'),
  };
}

/**
 * The font faces of a family and the tokens that choose it, as `ui/fonts.css` has them for Spectral. `origin` stands before
 * the paths of the files.
 */
export function typefaceCss(name: TypefaceName, origin: string): string {
  if (!isChosen(name)) return '';
  const { kind, rare } = measured[name];
  const fonts = kind === 'serif' ? local.serif : local.sans;
  const family = families[name];
  const loaded = (face: Face) =>
    `@font-face{font-family:${family};${styleOf(face)}src:url(${origin}${fileOf(name, face)})format("woff2");font-display:optional}`;
  const late = (face: Face) =>
    `@font-face{font-family:${family};${styleOf(face)}src:url(${origin}${fileOf(name, `${face}-ext`)})format("woff2");font-display:swap;unicode-range:${rare}}`;
  const standIn = (called: string, face: Face, device: 'usual' | 'android') => {
    const [size, ascent, descent] = measured[name].standIns[face][device];
    const sources = fonts[device][face === '400-italic' ? 'italic' : 'normal']
      .map((each) => `local("${each}")`)
      .join(',');
    return `@font-face{font-family:${called};${styleOf(face)}src:${sources};size-adjust:${size}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%}`;
  };
  return [
    loaded('300'),
    loaded('400'),
    // The web font of the italic is added after the first paint (ui/loading/late-fonts.ts).
    standIn(family, '400-italic', 'android'),
    standIn(family, '400-italic', 'usual'),
    ...(['300', '400', '400-italic'] as const).map(late),
    ...(['300', '400'] as const).flatMap((face) => [
      standIn('Stand-in', face, 'usual'),
      standIn('Stand-in-Android', face, 'android'),
    ]),
    `html:root{--stand-in:Stand-in,Stand-in-Android;--serif:${family},var(--stand-in),${kind === 'serif' ? 'Georgia,serif' : 'sans-serif'}}`,
  ].join('');
}

function styleOf(face: Face): string {
  return face === '400-italic' ? 'font-style:italic;font-weight:400;' : `font-weight:${face};`;
}
