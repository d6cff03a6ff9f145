import { z } from 'zod';
import { colourPattern } from './colour.ts';
import { type ColourName, cornerNames, lineNames, typefaceNames, usualTheme } from './theme.ts';

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
export const themeSchema = z
  .object({
    colours: z.object(colourFields).meta({ id: 'ThemeColours' }),
    typeface: typeface.default(usualTheme.typeface),
    corners: corners.default(usualTheme.corners),
    lines: lines.default(usualTheme.lines),
  })
  .meta({ id: 'Theme' });

/** In requests nothing may be missing or unknown. */
export const themeInput = z.strictObject({ colours: z.strictObject(colourFields), typeface, corners, lines });
