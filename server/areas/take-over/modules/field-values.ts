import type { FlatBlock } from '#contract/blocks/flat-block.ts';
import { kindOf } from '#contract/blocks/block.ts';
import { type Locale, locales } from '#contract/base/locale.ts';
import { defaultValue, type Field } from '#contract/fields/field.ts';
import { firstMessage, valueSchema } from '#contract/fields/field-value.ts';
import { readReference } from '#contract/fields/reference.ts';
import { pictureSchema } from '#contract/media/media.ts';
import type { Picture } from '#contract/media/media.ts';
import { cleanValue } from '../../../platform/rich-text/clean-value.ts';
import { isUntranslated, type Pair, sideOf } from '../foreign/pair.ts';
import type { TakeFile } from '../media/take-file.ts';
import { olderPicture, takePicture } from '../media/take-picture.ts';
import type { SectionReading } from './section-reading.ts';

type Values = Record<string, unknown>;

/** The values of a block's fields as they are stored here. */
export async function fieldValues(
  reading: SectionReading,
  pair: Pair<FlatBlock>,
): Promise<{ fields: Values; translations: Record<Locale, Values> }> {
  const fields: Values = {};
  const translations: Record<Locale, Values> = { de: {}, en: {} };
  const side = sideOf(pair);
  if (!side) return { fields, translations };
  for (const [name, field] of Object.entries(kindOf(side.model).fields)) {
    if (name === 'layout') continue;
    if (!field.translated) {
      fields[name] = await usable(reading, { field, name }, await sharedValue(reading, pair, { field, name }));
      continue;
    }
    for (const locale of locales) {
      const block = pair[locale];
      const isOwn =
        block && !isFallback(block, name) && !(locale === 'en' && isUntranslated(pair.de?.[name], block[name]));
      const value = isOwn ? block[name] : defaultValue(field);
      const linked = field.kind === 'rich' && typeof value === 'string' ? await reading.links.html(value, name) : value;
      translations[locale][name] = await usable(reading, { field, name }, linked);
    }
  }
  return { fields, translations };
}

function isFallback({ fallback }: FlatBlock, name: string): boolean {
  return fallback?.includes(name) ?? false;
}

interface Named {
  field: Field;
  name: string;
}

async function sharedValue(reading: SectionReading, pair: Pair<FlatBlock>, { field, name }: Named): Promise<unknown> {
  const { use, links } = reading;
  const taking = { ...reading.taking, takeFile: noticing(reading) };
  const side = sideOf(pair);
  const sent = side?.[name];
  switch (field.kind) {
    case 'image': {
      const pictures = { de: pictureOf(pair.de), en: pictureOf(pair.en) };
      if (sideOf(pictures)) return takePicture(taking, pictures, { ...use, field: name });
      const older = olderPicture(pair);
      return older && taking.takeFile(older, { ...use, field: name });
    }
    case 'event': {
      const id = typeof sent === 'number' ? taking.records.ownId('event', sent) : null;
      if (typeof sent === 'number' && id === null && !taking.isSecondPass) links.wait();
      else if (typeof sent === 'number' && id === null)
        await reading.onProblem(name, { key: 'take_over_event_missing', params: { id: sent } });
      return id;
    }
    case 'link':
      return links.link(linkIn(side, name), name);
    case 'embed':
      return field.files && isOwnFile(sent) ? links.link(String(sent), name) : sent;
    default:
      return sent;
  }
}

/** Takes files, and says to the reading when that fails. */
function noticing({ taking, onFileLost }: SectionReading): TakeFile {
  return async (file, use) => {
    const id = await taking.takeFile(file, use);
    if (id === null) onFileLost();
    return id;
  };
}

/** Where a link leads: the resolved address, or what is written if it is one. */
function linkIn(side: FlatBlock | null, name: string): string {
  const [address, written] = [side?.[`${name}_url`], side?.[name]];
  if (typeof address === 'string' && address !== '') return address;
  return typeof written === 'string' && readReference(written) === null ? written : '';
}

function isOwnFile(value: unknown): boolean {
  return typeof value === 'string' && /^(?:https?:\/\/[^/]+)?\/media\//.test(value);
}

function pictureOf(block: FlatBlock | null): Picture | null {
  return pictureSchema.safeParse(block?.picture).data ?? null;
}

/** The value as it is stored, or the default of the field where that is impossible, which is reported. */
async function usable(reading: SectionReading, { field, name }: Named, value: unknown): Promise<unknown> {
  const fallback = defaultValue(field);
  if (value === undefined || value === null || value === fallback) return fallback;
  const clean = cleanValue(field, value);
  const rules = { strictness: 'draft', fieldSettings: reading.taking.ctx.config } as const;
  const result = valueSchema(field, { ...rules, locale: 'de' }).safeParse(clean);
  if (result.success) return clean;
  const english = valueSchema(field, { ...rules, locale: 'en' }).safeParse(clean);
  const [de, en] = [firstMessage(result.error), english.error ? firstMessage(english.error) : 'invalid_value'];
  const isText = typeof de === 'object' && 'text' in de && typeof en === 'object' && 'text' in en;
  await reading.onProblem(name, isText ? { de: de.text, en: en.text } : de);
  return fallback;
}
