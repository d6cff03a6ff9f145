import { expect, it } from 'vitest';
import { z } from 'zod';
import { locales } from '#contract/base/locale.ts';
import { versionedRecords } from '../../all-resources.ts';
import { hasTexts, textName } from './record-texts.ts';

it('every text of a record has a name in both languages', () => {
  const paths = (field: z.ZodType, at: string): string[] => {
    if (!hasTexts(field)) return [];
    if (field instanceof z.ZodNullable || field instanceof z.ZodOptional) return paths(field.unwrap() as z.ZodType, at);
    if (field instanceof z.ZodArray) return paths(field.element as z.ZodType, `${at}.0`);
    if (field instanceof z.ZodObject && !('de' in field.shape))
      return Object.entries(field.shape).flatMap(([name, part]) => paths(part as z.ZodType, `${at}.${name}`));
    return [at];
  };
  const all = versionedRecords.flatMap(({ contract }) =>
    Object.entries(contract.fields)
      .filter(([name]) => name !== 'cast' && name !== 'credits')
      .flatMap(([name, field]) => paths(field, name)),
  );
  expect(all.length).toBeGreaterThan(60);
  expect(all.filter((one) => locales.some((locale) => textName(one, locale) === undefined))).toEqual([]);
});
