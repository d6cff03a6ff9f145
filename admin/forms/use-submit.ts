import { useState } from 'react';
import { HttpError, useTranslate } from 'react-admin';
import { recordOf } from '#contract/base/records.ts';
import { errorMessage } from '../api/request.ts';

type Errors = Record<string, string>;

/** Sends a form, one submit at a time. Field errors of the server are in `errors`, any other message in `problem`. */
export function useSubmit() {
  const translate = useTranslate();
  const [sending, setSending] = useState(false);
  const [errors, setErrors] = useState<Errors>({});
  const [problem, setProblem] = useState('');

  /** Resolves to true on success. */
  async function run(send: () => Promise<void>): Promise<boolean> {
    if (sending) return false;
    setSending(true);
    setErrors({});
    setProblem('');
    try {
      await send();
      return true;
    } catch (error) {
      const found = fieldErrors(error);
      setErrors(found);
      const message = errorMessage(error);
      if (Object.keys(found).length === 0) setProblem(translate(message, { _: message }));
      return false;
    } finally {
      setSending(false);
    }
  }

  return { sending, errors, problem, setErrors, run };
}

function fieldErrors(error: unknown): Errors {
  if (!(error instanceof HttpError)) return {};
  return Object.fromEntries(
    Object.entries(recordOf(error.body?.errors)).map(([name, message]) => [name, String(message)]),
  );
}
