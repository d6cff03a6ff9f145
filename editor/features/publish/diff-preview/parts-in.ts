import type { Locale } from '#contract/base/locale.ts';
import type { ChangedPart, SectionChanges } from '#contract/editing/requests/requests-api.ts';

/** The changes that visitors of one language see. */
export function partsIn({ parts }: Pick<SectionChanges, 'parts'>, locale: Locale): ChangedPart[] {
  return parts.flatMap((part) => {
    const changes = part.changes.filter(({ language }) => language === null || language === locale);
    return part.kind === 'changed' && changes.length === 0 ? [] : [{ ...part, changes }];
  });
}
