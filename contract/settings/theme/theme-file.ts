import { z } from 'zod';
import { type Theme, type ColourName, cornerNames, lineNames, typefaceNames, usualTheme } from './theme.ts';
import { colourPattern } from './colour.ts';
import { component } from '../../base/schema-parts.ts';
import { parseJson } from '#text/parse-json.ts';

const colour = z
  .string()
  .regex(colourPattern, 'colour_format')
  .transform((text) => text.toLowerCase());

const colourFields = {
  ground: colour.describe('Ground of text.'),
  ink: colour.describe('Text on it.'),
  accent: colour.describe('Buttons, marks, links under the pointer: a ground for text and a colour of text.'),
  stage: colour.describe('Second ground: menu, footer, bands, shade over pictures.'),
  light: colour.describe('Text on the second ground and on the gradient.'),
  signal: colour.describe('Focus rings and small signals on the second ground.'),
  gradient_second: colour.describe('Gradient of page heads and footer, second colour; the first is the accent.'),
  gradient_third: colour.describe('Gradient of page heads and footer, third colour.'),
} satisfies Record<ColourName, z.ZodType>;

const typeface = z.enum(typefaceNames).describe('Family of type; `own`: the one that the house has uploaded.');
const corners = z.enum(cornerNames).describe('Corners of buttons, pictures and panels.');
const lines = z.enum(lineNames).describe('Weight of lines.');

/** The look of the house as visitors see it. */
export const themeSchema = component('Theme', {
  colours: component('ThemeColours', colourFields),
  typeface: typeface.default(usualTheme.typeface),
  corners: corners.default(usualTheme.corners),
  lines: lines.default(usualTheme.lines),
});

/** In requests nothing may be missing or unknown. */
export const themeInput = z.strictObject({ colours: z.strictObject(colourFields), typeface, corners, lines });

const format = 'theme-1';

/** A theme as a file that another house can take over. */
export function writeThemeFile(theme: Theme): string {
  return `${JSON.stringify({ format, theme }, null, 2)}\n`;
}

/** Why a field of a file cannot be used. */
export interface FileProblem {
  /** `colours.ink`; empty for the file as a whole. */
  field: string;
  reason: 'not_json' | 'no_theme' | 'missing' | 'unknown' | 'invalid' | 'no_own_typeface';
}

interface Here {
  /** True for a house that has a typeface of its own. */
  hasOwnTypeface: boolean;
}

export function readThemeFile(text: string, { hasOwnTypeface }: Here): { theme: Theme } | { problems: FileProblem[] } {
  const content = parseJson(text);
  if (content === undefined) return { problems: [{ field: '', reason: 'not_json' }] };
  if (typeof content !== 'object' || content === null || !('theme' in content) || !('format' in content))
    return { problems: [{ field: '', reason: 'no_theme' }] };
  if (content.format !== format) return { problems: [{ field: 'format', reason: 'invalid' }] };
  const read = themeInput.safeParse(content.theme);
  if (read.success && read.data.typeface === 'own' && !hasOwnTypeface)
    return { problems: [{ field: 'typeface', reason: 'no_own_typeface' }] };
  if (read.success) return { theme: read.data };
  return {
    problems: read.error.issues.flatMap((issue): FileProblem[] => {
      const path = issue.path.map(String);
      if (issue.code === 'unrecognized_keys')
        return issue.keys.map((key) => ({ field: [...path, key].join('.'), reason: 'unknown' }));
      return [{ field: path.join('.'), reason: isMissing(content.theme, path) ? 'missing' : 'invalid' }];
    }),
  };
}

function isMissing(theme: unknown, path: string[]): boolean {
  let value = theme;
  for (const name of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return true;
    value = Object.getOwnPropertyDescriptor(value, name)?.value;
  }
  return false;
}
