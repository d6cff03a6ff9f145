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

export function emptyDraft(): ContactDraft {
  return { name: '', email: '', department: '', subject: '', message: '', website: '' };
}
