/** What a visitor writes in the contact form, field by field. */
export interface ContactDraft {
  name: string;
  email: string;
  department: string;
  subject: string;
  message: string;
  /** Nobody sees it; only machines fill it in. */
  website: string;
}

export function emptyDraft(): ContactDraft {
  return { name: '', email: '', department: '', subject: '', message: '', website: '' };
}
