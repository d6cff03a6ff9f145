import type { useTranslate } from 'react-admin';

/** '12 places in 8 texts', in the interface language. */
export function countText(
  translate: ReturnType<typeof useTranslate>,
  { places, texts }: { places: number; texts: number },
): string {
  return `${translate('replace.places', { smart_count: places })} ${translate('replace.in_texts', { smart_count: texts })}`;
}
