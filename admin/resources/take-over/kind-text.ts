import type { useTranslate } from 'react-admin';
import { resourceOfKind } from '../../format/entity-kinds.ts';

/** Name of the entries of a kind: `Productions`. */
export function kindText(translate: ReturnType<typeof useTranslate>, kind: string): string {
  return translate(`resources.${resourceOfKind(kind)}.name`, { smart_count: 2, _: kind });
}
