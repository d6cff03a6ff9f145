import type { LocalizedText } from '#contract/base/localized.ts';
import { company } from './biographies/company.ts';
import { house } from './biographies/house.ts';
import type { PersonKey } from './people.ts';

/** Biographies, for some of the persons; rich text as in rich-text.ts. */
export const biographies: Partial<Record<PersonKey, LocalizedText>> = { ...company, ...house };
