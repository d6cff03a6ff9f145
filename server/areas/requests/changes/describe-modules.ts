import { diffArrays } from 'diff';
import { placeOf } from '#contract/blocks/apply-operation.ts';
import { type Block, createBlock, kindOf, walk, walkWithHead } from '#contract/blocks/block.ts';
import { omits } from '#contract/blocks/omitted.ts';
import { type Locale, locales } from '#contract/base/locale.ts';
import type { ChangedPart } from '#contract/editing/requests/requests-api.ts';
import { type Field, isTextKind } from '#contract/fields/field.ts';
import type { RecordChange } from '#contract/resources/versions.ts';
import { htmlToLines } from '#text/html-to-text.ts';
import { textParts } from '../../../resources/versions/text-parts.ts';
import { serverText } from '../../../platform/server-text.ts';

/** What a field with the id of something, or a link, points to; in words. */
export type WordsOf = (field: Field, value: unknown) => string;

interface Reading {
  locale: Locale;
  wordsOf: WordsOf;
}

const nothing = { before: [], after: [], parts: [], lines: [] };

/** The modules in which two trees of a section differ, in the order of the page; removed ones last. Nothing is shortened. */
export function describeModules(reading: Reading, { before, after }: { before: Block; after: Block }): ChangedPart[] {
  const known = new Map([...walkWithHead(before)].map((block) => [block.id, block]));
  const parts: ChangedPart[] = [];
  for (const block of walkWithHead(after)) {
    const was = known.get(block.id);
    known.delete(block.id);
    if (block.id === after.id) continue;
    const title = kindOf(block.model).label[reading.locale];
    const changes = changesOf(reading, { was: was ?? createBlock(block.model, block.id), is: block });
    if (!was) parts.push({ title, block: block.id, kind: 'added', changes });
    else if (changes.length > 0) parts.push({ title, block: block.id, kind: 'changed', changes });
    else if (isElsewhere(before, after, block.id)) parts.push({ title, block: block.id, kind: 'moved', changes: [] });
  }
  for (const block of known.values()) {
    if (block.id === before.id) continue;
    const changes = changesOf(reading, { was: block, is: createBlock(block.model, block.id) });
    parts.push({ title: kindOf(block.model).label[reading.locale], block: block.id, kind: 'removed', changes });
  }
  return parts;
}

/** In another parent or column, or at another position among the siblings that both trees have. */
function isElsewhere(before: Block, after: Block, id: string): boolean {
  const [was, is] = [placeOf(before, id), placeOf(after, id)];
  if (was?.parent !== is?.parent || was?.slot !== is?.slot) return true;
  const moved = diffArrays(siblingsOf(before, id), siblingsOf(after, id)).filter(({ added }) => added);
  return moved.some(({ value }) => value.includes(id)) && siblingsOf(before, id).includes(id);
}

function siblingsOf(root: Block, id: string): string[] {
  for (const block of walk(root)) {
    const lists = block.columns ? block.columns.map(({ children }) => children) : [block.children ?? []];
    const list = lists.find((children) => children.some((child) => child.id === id));
    if (list) return list.map((child) => child.id);
  }
  return [];
}

function changesOf(reading: Reading, { was, is }: { was: Block; is: Block }): RecordChange[] {
  const changes: RecordChange[] = [];
  for (const [name, field] of Object.entries(kindOf(is.model).fields)) {
    if (!field.translated) {
      changes.push(...difference(reading, field, { had: was.fields[name], has: is.fields[name] }));
      continue;
    }
    for (const one of locales) {
      const values = { had: was.translations[one][name], has: is.translations[one][name], language: one };
      changes.push(...difference(reading, field, values));
    }
  }
  return [...changes, ...omission(reading, { was, is })];
}

/** Languages whose page omits the module. */
function omission({ locale }: Reading, { was, is }: { was: Block; is: Block }): RecordChange[] {
  const words = (omitted: boolean) => serverText(omitted ? 'value.no' : 'value.yes', locale);
  return locales
    .filter((one) => omits(was, one) !== omits(is, one))
    .map((language) =>
      valueChange(
        { field: serverText('value.is_shown', locale), language },
        { before: words(omits(was, language)), after: words(omits(is, language)) },
      ),
    );
}

function valueChange(
  { field, language }: { field: string; language: Locale | null },
  { before, after }: { before: string; after: string },
): RecordChange {
  const pieces = (text: string) => (text === '' ? [] : [{ text }]);
  return { ...nothing, field, language, kind: 'value', before: pieces(before), after: pieces(after) };
}

interface Values {
  had: unknown;
  has: unknown;
  language?: Locale;
}

function difference(reading: Reading, field: Field, { had, has, language }: Values): RecordChange[] {
  if ((had ?? '') === (has ?? '')) return [];
  const label = field.label[reading.locale];
  if (isTextKind(field.kind) || field.kind === 'anchor') {
    const [was, is] = [String(had ?? ''), String(has ?? '')];
    const [readable, now] = field.kind === 'rich' ? [htmlToLines(was), htmlToLines(is)] : [was, is];
    // Where only links or emphasis differ, with the tags.
    const parts = readable === now ? textParts(was, is) : textParts(readable, now);
    return [{ ...nothing, field: label, language: language ?? null, kind: 'text', parts }];
  }
  const words = { before: reading.wordsOf(field, had), after: reading.wordsOf(field, has) };
  return [valueChange({ field: label, language: language ?? null }, words)];
}
