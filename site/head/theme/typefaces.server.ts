import type { ShownTypeface } from '#contract/settings/theme/own-typeface.ts';
import type { TypefaceName } from '#contract/settings/theme/theme.ts';
import measured from '#ui/fonts/typefaces.json';
import type { LoadedTypeface } from './look.ts';

type Chosen = keyof typeof measured;
const faceNames = ['300', '400', '400-italic'] as const;
type FaceName = (typeof faceNames)[number];

/** What stands in for a face in percent: `size-adjust`, `ascent-override`, `descent-override`. */
type StandIn = readonly number[];

interface Face {
  file: string;
  /** The file of its rarer letters. */
  rareFile?: string;
  standIns: { usual: StandIn; android: StandIn };
}

/** A family for pages: without a light face the regular one has both weights, without an italic it is slanted. */
interface Family {
  /** Part of the style sheet. */
  name: string;
  kind: 'serif' | 'sans';
  faces: Partial<Record<FaceName, Face>> & { '400': Face };
  /** The letters of the files of rarer letters. */
  rare?: string;
}

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

/** Null for the family of the shared style sheet, also in the place of an own one that there is not. */
function familyOf(name: TypefaceName, own: ShownTypeface | null): Family | null {
  if (name === 'own') return own && ownFamily(own);
  if (!isChosen(name)) return null;
  const { kind, rare, standIns } = measured[name];
  const face = (each: FaceName): Face => ({
    file: fileOf(name, each),
    rareFile: fileOf(name, `${each}-ext`),
    standIns: standIns[each],
  });
  return {
    name: families[name],
    kind: kind === 'serif' ? 'serif' : 'sans',
    rare,
    faces: { '300': face('300'), '400': face('400'), '400-italic': face('400-italic') },
  };
}

function ownFamily({ kind, light, regular, italic }: ShownTypeface): Family {
  const face = ({ url, usual, android }: ShownTypeface['regular']): Face => {
    const measures = ({ size, ascent, descent }: typeof usual) => [size, ascent, descent];
    return { file: url, standIns: { usual: measures(usual), android: measures(android) } };
  };
  return {
    ...{ name: 'House', kind },
    faces: {
      '400': face(regular),
      ...(light && { '300': face(light) }),
      ...(italic && { '400-italic': face(italic) }),
    },
  };
}

/** The files of the first window and the late italic; null for the family of the shared style sheet. */
export function loadedTypeface(name: TypefaceName, own: ShownTypeface | null): LoadedTypeface | null {
  const family = familyOf(name, own);
  if (!family) return null;
  const { '300': light, '400': regular, '400-italic': italic } = family.faces;
  return {
    family: family.name,
    light: light?.file ?? null,
    regular: regular.file,
    italic: italic?.file ?? null,
  };
}

/**
 * The font faces of a family and the tokens that choose it, as `ui/fonts.css` has them for Spectral. `origin` stands before
 * the paths of the files.
 */
export function typefaceCss({ name, own }: { name: TypefaceName; own: ShownTypeface | null }, origin: string): string {
  const family = familyOf(name, own);
  if (!family) return '';
  const { faces, kind, rare } = family;
  const present = faceNames.flatMap((each) => {
    const face = faces[each];
    return face ? [{ ...face, style: styleOf(each, faces), isItalic: each === '400-italic' }] : [];
  });
  const [upright, italics] = [present.filter(({ isItalic }) => !isItalic), present.filter(({ isItalic }) => isItalic)];
  return [
    ...upright.map((face) => loaded(family.name, face, origin)),
    // The web font of the italic is added after the first paint (ui/loading/late-fonts.ts).
    ...italics.flatMap((face) => [
      standIn({ called: family.name, kind, device: 'android' }, face),
      standIn({ called: family.name, kind, device: 'usual' }, face),
    ]),
    ...(rare === undefined ? [] : present.map((face) => late({ called: family.name, rare, origin }, face))),
    ...upright.flatMap((face) => [
      standIn({ called: 'Stand-in', kind, device: 'usual' }, face),
      standIn({ called: 'Stand-in-Android', kind, device: 'android' }, face),
    ]),
    `html:root{--stand-in:Stand-in,Stand-in-Android;--serif:${family.name},var(--stand-in),${kind === 'serif' ? 'Georgia,serif' : 'sans-serif'}}`,
  ].join('');
}

interface StyledFace extends Face {
  /** Descriptors. */
  style: string;
  isItalic: boolean;
}

function loaded(called: string, { style, file }: StyledFace, origin: string): string {
  return `@font-face{font-family:${called};${style}src:url(${origin}${file})format("woff2");font-display:optional}`;
}

function late(
  { called, rare, origin }: { called: string; rare: string; origin: string },
  { style, rareFile }: StyledFace,
): string {
  return `@font-face{font-family:${called};${style}src:url(${origin}${rareFile})format("woff2");font-display:swap;unicode-range:${rare}}`;
}

function standIn(
  { called, kind, device }: { called: string; kind: Family['kind']; device: 'usual' | 'android' },
  { style, isItalic, standIns }: StyledFace,
): string {
  const [size, ascent, descent] = standIns[device];
  const sources = local[kind][device][isItalic ? 'italic' : 'normal'].map((each) => `local("${each}")`).join(',');
  return `@font-face{font-family:${called};${style}src:${sources};size-adjust:${size}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%}`;
}

function styleOf(face: FaceName, faces: Family['faces']): string {
  if (face === '400-italic') return 'font-style:italic;font-weight:400;';
  return `font-weight:${face === '400' && !faces['300'] ? '300 400' : face};`;
}
