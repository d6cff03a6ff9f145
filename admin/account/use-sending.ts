import { useState } from 'react';
import { HttpError, useTranslate } from 'react-admin';

type Errors = Record<string, string>;

/** Sends something once at a time; what the server refuses is told field by field, everything else in `problem`. */
export function useSending() {
  const translate = useTranslate();
  const [sending, setSending] = useState(false);
  const [errors, setErrors] = useState<Errors>({});
  const [problem, setProblem] = useState('');

  /** True where it went well. */
  async function run(send: () => Promise<void>): Promise<boolean> {
    if (sending) return false;
    setSending(true);
    setErrors({});
    setProblem('');
    try {
      await send();
      return true;
    } catch (error) {
      const found = errorsOf(error);
      setErrors(found);
      const message = error instanceof Error ? error.message : 'house.failed';
      if (Object.keys(found).length === 0) setProblem(translate(message, { _: message }));
      return false;
    } finally {
      setSending(false);
    }
  }

  return { sending, errors, problem, setErrors, run };
}

function errorsOf(error: unknown): Errors {
  if (!(error instanceof HttpError)) return {};
  const { errors = {} } = (error.body ?? {}) as { errors?: Record<string, unknown> };
  return Object.fromEntries(Object.entries(errors).map(([name, message]) => [name, String(message)]));
}
