import type { Locale } from './languages.ts';

interface QuotationMarks {
  open: string;
  close: string;
  single: { open: string; close: string };
}

export const quotationMarks: Record<Locale, QuotationMarks> = {
  de: { open: '„', close: '“', single: { open: '‚', close: '‘' } },
  en: { open: '“', close: '”', single: { open: '‘', close: '’' } },
};
