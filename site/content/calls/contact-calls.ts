import { contactApi } from '#contract/api.ts';
import type { Department } from '#contract/contact/contact.ts';
import type { Locale } from '#text/languages.ts';
import type { Calls } from './calls.ts';

export interface ContactCalls {
  /** All departments; empty when unavailable. */
  departments(locale: Locale): Promise<Department[]>;
}

export function contactCalls(calls: Calls): ContactCalls {
  return {
    async departments(locale) {
      const answer = await calls.optional(contactApi.list, { locale }, { page_size: 100 }, { need: 'part' });
      return (answer?.results ?? []).filter(({ name }) => name !== '');
    },
  };
}
