import { SaxesParser, type SaxesTagNS } from 'saxes';
import { AppError } from '#contract/base/errors.ts';
import type { Message } from '#contract/base/messages.ts';
import { escapeHtml } from '#text/escape-html.ts';

const svgNamespace = 'http://www.w3.org/2000/svg';
const xlinkNamespace = 'http://www.w3.org/1999/xlink';

/** Elements that draw. Everything else is refused, apart from `dropped`. */
const elements = new Set(
  (
    'svg g defs symbol use title desc style path rect circle ellipse line polyline polygon text tspan ' +
    'linearGradient radialGradient stop clipPath mask pattern filter feBlend feColorMatrix feComponentTransfer ' +
    'feComposite feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset ' +
    'feDropShadow marker'
  ).split(' '),
);

/** What drawing programs leave in their files; removed with its content, as it draws nothing. */
const dropped = new Set(['metadata']);

/** What has an effect on the drawing. Other attributes, and all of foreign namespaces, are removed. */
const keptAttribute =
  /^(?:id|class|style|d|x|y|x[12]|y[12]|r|rx|ry|cx|cy|fx|fy|fr|dx|dy|width|height|viewBox|preserveAspectRatio|points|transform|offset|opacity|fill|stroke|color|clip|mask|filter|marker|overflow|display|visibility|version|rotate|result|in2?|values|type|mode|operator|radius|order|k[1-4]|slope|intercept|amplitude|exponent|tableValues|scale|stdDeviation|orient|refX|refY|letter-spacing|word-spacing|text-anchor|text-decoration|textLength|lengthAdjust|writing-mode|mix-blend-mode|isolation|paint-order|vector-effect|shape-rendering|text-rendering|image-rendering|color-interpolation(?:-filters)?|dominant-baseline|alignment-baseline|baseline-shift|(?:fill|stroke|stop|flood|clip|font|marker)-[a-z-]+|(?:gradient|pattern|clipPath|mask|marker|maskContent|patternContent|filter|primitive)(?:Units|Transform|ContentUnits|Width|Height)|spreadMethod)$/;

/** Of the view box, in any unit. */
interface Sides {
  width: number;
  height: number;
}

/** An SVG that may be served: its text, and the ratio of its sides. */
export interface CleanSvg extends Sides {
  text: string;
}

/**
 * Rewrites an SVG from what it may contain. Files with scripts, event handlers, references to elsewhere, foreign content
 * or unknown elements are refused with the reason; notes of drawing programs are left out.
 */
export function cleanSvg(source: string): CleanSvg | { refused: Message } {
  try {
    return write(source);
  } catch (error) {
    if (error instanceof AppError) return { refused: error.sentence };
    throw error;
  }
}

function write(source: string): CleanSvg {
  const out: string[] = [];
  const open: string[] = [];
  let style = '';
  let skipping = 0;
  const sizes: Sides[] = [];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', () => {
    throw new AppError('invalid', 'svg_not_readable');
  });
  parser.on('doctype', (doctype) => {
    if (doctype.includes('[')) throw new AppError('invalid', 'svg_entities');
  });
  parser.on('processinginstruction', ({ target }) => {
    throw refusedElement(`?${target}`);
  });
  parser.on('opentag', (tag) => {
    if (open.at(-1) === 'style') throw refusedElement(tag.name);
    if (skipping > 0 || isDropped(tag)) {
      skipping += 1;
      return;
    }
    checkElement(tag, open.length === 0);
    if (open.length === 0) sizes.push(sizeOf(tag));
    out.push(open.length === 0 ? rootOf(tag) : `<${tag.local}${attributesOf(tag)}>`);
    open.push(tag.local);
  });
  parser.on('closetag', () => {
    if (skipping > 0) {
      skipping -= 1;
      return;
    }
    const closed = open.pop();
    // Only now: comments and CDATA sections divide a style sheet into several texts.
    if (closed === 'style') checkStyle(style);
    style = '';
    out.push(`</${closed}>`);
  });
  const onText = (text: string) => {
    if (skipping > 0 || open.length === 0) return;
    if (open.at(-1) === 'style') style += text;
    out.push(escapeHtml(text));
  };
  parser.on('text', onText);
  parser.on('cdata', onText);
  parser.write(source.replace(/^\uFEFF/, '')).close();
  const [size] = sizes;
  if (!size) throw new AppError('invalid', 'svg_not_readable');
  return { text: out.join(''), ...size };
}

function isDropped({ uri, local }: SaxesTagNS): boolean {
  return dropped.has(local) || /sodipodi|inkscape|adobe\.com|sketch|figma/i.test(uri);
}

function checkElement({ uri, local, name }: SaxesTagNS, isRoot: boolean): void {
  if (isRoot && (local !== 'svg' || uri !== svgNamespace)) throw new AppError('invalid', 'svg_not_readable');
  if (local === 'script') throw new AppError('invalid', 'svg_script');
  if (local === 'foreignObject') throw new AppError('invalid', 'svg_foreign_content');
  if (local === 'image') throw new AppError('invalid', 'svg_picture_inside');
  if (uri !== svgNamespace || !elements.has(local)) throw refusedElement(name);
}

function refusedElement(name: string): AppError {
  return new AppError('invalid', { key: 'svg_element', params: { name } });
}

/** The root has a view box and no size of its own, so that it can be drawn in any. */
function rootOf(tag: SaxesTagNS): string {
  const { width: _, height: __, ...attributes } = tag.attributes;
  const viewBox = attributes.viewBox ? '' : ` viewBox="${viewBoxOf(tag)}"`;
  return `<svg xmlns="${svgNamespace}"${viewBox}${attributesOf({ ...tag, attributes })}>`;
}

function attributesOf({ attributes }: Pick<SaxesTagNS, 'attributes'>): string {
  return Object.values(attributes)
    .map(({ uri, local, name, value }) => {
      if (/^on/i.test(local)) throw new AppError('invalid', { key: 'svg_event', params: { name } });
      if (local === 'href') {
        if (!/^#[\w.:-]+$/.test(value.trim())) throw new AppError('invalid', { key: 'svg_external', params: { name } });
        return uri === '' || uri === xlinkNamespace ? ` href="${escapeHtml(value.trim())}"` : '';
      }
      if (uri !== '' || !keptAttribute.test(local)) return '';
      checkStyle(value);
      return ` ${local}="${escapeHtml(value)}"`;
    })
    .join('');
}

/** Style sheets and attributes may refer to parts of the file only. */
function checkStyle(css: string): void {
  // Escapes could hide any of the words below.
  if (css.includes('\\') || /@import|@font-face|javascript:|expression\s*\(|<|image-set|image\s*\(/i.test(css))
    throw new AppError('invalid', { key: 'svg_external', params: { name: 'style' } });
  for (const [, target = ''] of css.matchAll(/url\(\s*(["']?[^)]*)\)?/gi))
    if (!/^["']?#[\w.:-]+["']?\s*$/.test(target))
      throw new AppError('invalid', { key: 'svg_external', params: { name: `url(${target.slice(0, 40)})` } });
}

/** The view box, or one made of width and height in pixels; empty without either. */
function viewBoxOf({ attributes }: SaxesTagNS): string {
  if (attributes.viewBox) return attributes.viewBox.value;
  const sides = [attributes.width, attributes.height].map((side) =>
    /^\s*(\d+(?:\.\d+)?)(?:px)?\s*$/.exec(side?.value ?? ''),
  );
  const [width, height] = sides.map((side) => side?.[1]);
  return width && height ? `0 0 ${width} ${height}` : '';
}

/** The sides of the view box; without one a picture cannot be scaled. */
function sizeOf(tag: SaxesTagNS): Sides {
  const { width, height } = readSides(viewBoxOf(tag));
  const isRatio = width > 0 && height > 0 && width / height <= 20 && height / width <= 20;
  if (!isRatio) throw new AppError('invalid', 'svg_without_size');
  return { width, height };
}

/** The sides of the view box of a cleaned SVG. */
export function sidesOf(svg: string): Sides {
  return readSides(/^<svg\b[^>]* viewBox="([^"]*)"/.exec(svg)?.[1] ?? '0 0 1 1');
}

function readSides(viewBox: string): Sides {
  const [, , width = 0, height = 0] = viewBox
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return { width, height };
}
