/** One line of the doctor. */
export interface Finding {
  state: 'ok' | 'warn' | 'error';
  /** What was checked: `database`. */
  subject: string;
  message: string;
  /** What to do; not for `ok`. */
  advice?: string;
}

export const ok = (subject: string, message: string): Finding => ({ state: 'ok', subject, message });

export const warn = (subject: string, message: string, advice: string): Finding => ({
  state: 'warn',
  subject,
  message,
  advice,
});

export const error = (subject: string, message: string, advice: string): Finding => ({
  state: 'error',
  subject,
  message,
  advice,
});

/** A line by its state; one that is well has no advice. */
export const lineOf: Record<Finding['state'], typeof warn> = { ok, warn, error };
