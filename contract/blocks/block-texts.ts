import { type Field, isTextKind } from '../fields/field.ts';
import { type Locale, locales } from '../base/locale.ts';
import { type Block, fieldOf, kindOf, walkWithHead } from './block.ts';
import { isUnread } from './machine-texts.ts';
import type { Operation } from './operations.ts';

export interface BlockText {
  block: Block;
  field: string;
  definition: Field;
  locale: Locale;
  value: string;
  rich: boolean;
}

/** All written texts of a tree in some languages, in page order. */
export function textsIn(root: Block, languages: readonly Locale[] = locales): BlockText[] {
  return [...walkWithHead(root)].flatMap((block) =>
    Object.entries(kindOf(block.model).fields).flatMap(([field, definition]) =>
      isText(definition)
        ? languages.flatMap((locale) => {
            const value = block.translations[locale][field];
            const rich = definition.kind === 'rich';
            return typeof value === 'string' && value !== '' ? [{ block, field, definition, locale, value, rich }] : [];
          })
        : [],
    ),
  );
}

function isText({ kind, translated }: Field): boolean {
  return translated === true && isTextKind(kind);
}

/** What the editor and the history call a text: `Zitat: Wer das sagt`. */
export function nameOfText({ model }: Pick<Block, 'model'>, field: string, locale: Locale): string {
  return `${kindOf(model).label[locale]}: ${fieldOf(model, field)?.label[locale] ?? field}`;
}

export interface NewText extends Pick<BlockText, 'block' | 'field' | 'locale' | 'value'> {
  after: string;
}

/**
 * The steps that write new texts. A translation by machine that nobody has read stays one, and an English text that was
 * up to date still is if it changes together with the German one.
 */
export function writeTexts(changes: readonly NewText[]): Operation[] {
  const known = new Set(changes.map(({ block, field, locale }) => `${block.id}.${field}.${locale}`));
  const german = changes.filter(({ locale }) => locale === 'de');
  const steps: Operation[] = [];
  for (const { block, field, locale, value, after } of [...german, ...changes.filter((one) => one.locale === 'en')]) {
    const { id } = block;
    steps.push({ op: 'set', id, field, locale, before: value, value: after });
    if (isUnread(block, { field, locale })) steps.push({ op: 'machine', id, field, locale, value: after });
  }
  const upToDate = german
    .filter(({ block, field }) => known.has(`${block.id}.${field}.en`) && block.basis?.[field] === undefined)
    .map(({ block, field }): Operation => ({ op: 'basis', id: block.id, field, value: null }));
  return [...steps, ...upToDate];
}
