import type { LocalizedText } from '#contract/base/localized.ts';
import { company } from './biographies/company.ts';
import { house } from './biographies/house.ts';
import type { PersonKey } from './people.ts';

/** Lives of those who have a page with more than their dates; rich text as in rich-text.ts. */
export const biographies: Partial<Record<PersonKey, LocalizedText>> = { ...company, ...house };
