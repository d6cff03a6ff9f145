import { keysOf } from '#contract/base/records.ts';

/** Values of the contact form, by field. */
export interface ContactDraft {
  name: string;
  email: string;
  department: string;
  subject: string;
  message: string;
  /** Honeypot, filled in by bots only. */
  website: string;
}

function emptyDraft(): ContactDraft {
  return { name: '', email: '', department: '', subject: '', message: '', website: '' };
}

/** What a form says; fields that it has not, or with a file, are empty. */
export function draftOf(form: FormData): ContactDraft {
  const draft = emptyDraft();
  for (const name of keysOf(draft)) {
    const value = form.get(name);
    if (typeof value === 'string') draft[name] = value;
  }
  return draft;
}
