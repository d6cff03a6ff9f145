import type { useTranslate } from 'react-admin';
import { resourceOfKind } from '../../format/entity-kinds.ts';

/** Name of entries of a kind, `Productions`, or of one of them. */
export function kindText(translate: ReturnType<typeof useTranslate>, kind: string, count = 2): string {
  return translate(`resources.${resourceOfKind(kind)}.name`, { smart_count: count, _: kind });
}
