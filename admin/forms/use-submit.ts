import { useState } from 'react';
import { HttpError, useTranslate } from 'react-admin';
import { isRecord } from '#contract/base/records.ts';
import { errorMessage } from '../api/request.ts';

/** Messages by the path of the field, as in `title.de`. */
export type FieldErrors = Record<string, string>;

/** Thrown by a form that refuses a value itself. */
export class FieldsRefused extends Error {
  readonly fields: FieldErrors;

  constructor(fields: FieldErrors) {
    super('errors.failed');
    this.fields = fields;
  }
}

/**
 * Sends a form, one submit at a time. Errors of fields are in `errors`; `problem` has any other message, and those of
 * fields that are not shown. Every field counts as shown unless `isShown` says otherwise.
 */
export function useSubmit(isShown: (path: string) => boolean = () => true) {
  const translate = useTranslate();
  const [sending, setSending] = useState(false);
  const [errors, setErrors] = useState<FieldErrors>({});
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
      setProblem(
        messagesWithoutField(error, found, isShown)
          .map((message) => translate(message, { _: message }))
          .join(' '),
      );
      return false;
    } finally {
      setSending(false);
    }
  }

  return { sending, errors, problem, setErrors, run };
}

/** Messages that no shown field has. */
export function messagesWithoutField(error: unknown, found: FieldErrors, isShown: (path: string) => boolean): string[] {
  const entries = Object.entries(found);
  if (entries.length === 0) return [errorMessage(error)];
  return [...new Set(entries.flatMap(([path, message]) => (isShown(path) ? [] : [message])))];
}

/** Errors of fields by path; none for an error of another kind. */
export function fieldErrors(error: unknown): FieldErrors {
  if (error instanceof FieldsRefused) return error.fields;
  return error instanceof HttpError ? Object.fromEntries(withPaths(error.body?.errors)) : {};
}

function withPaths(errors: unknown, start = ''): [path: string, message: string][] {
  if (!isRecord(errors)) return [];
  return Object.entries(errors).flatMap(([name, value]) =>
    isRecord(value) ? withPaths(value, `${start}${name}.`) : [[`${start}${name}`, String(value)]],
  );
}
