import { useState } from 'react';
import { HttpError, useTranslate } from 'react-admin';
import { errorStatus } from '#contract/base/errors.ts';
import { isRecord } from '#contract/base/records.ts';
import { errorMessage, toHttpError } from '../api/request.ts';
import { useAction } from '../api/use-action.ts';

/** Messages by the path of the field, as in `title.de`. */
export type FieldErrors = Record<string, string>;

/** The error of a form that refuses a value itself. */
export function refusedField(path: string, message: string): HttpError {
  return toHttpError(errorStatus.invalid, { code: 'invalid', message, issues: [{ path, message }] });
}

/**
 * Sends a form, one submit at a time. Errors of fields are in `errors`; `problem` has any other message, and those of
 * fields that are not shown. Every field counts as shown unless `isShown` says otherwise.
 */
export function useSubmit(isShown: (path: string) => boolean = () => true) {
  const translate = useTranslate();
  const [errors, setErrors] = useState<FieldErrors>({});
  const { busy, problem, run: runAction } = useAction();

  /** Resolves to true on success. */
  const run = (send: () => Promise<void>) =>
    runAction(
      () => {
        setErrors({});
        return send();
      },
      (error) => {
        const found = fieldErrors(error);
        setErrors(found);
        return messagesWithoutField(error, found, isShown)
          .map((message) => translate(message, { _: message }))
          .join(' ');
      },
    );

  return { sending: busy, errors, problem: problem ?? '', setErrors, run };
}

/** Messages that no shown field has. */
export function messagesWithoutField(error: unknown, found: FieldErrors, isShown: (path: string) => boolean): string[] {
  const entries = Object.entries(found);
  if (entries.length === 0) return [errorMessage(error)];
  return [...new Set(entries.flatMap(([path, message]) => (isShown(path) ? [] : [message])))];
}

/** Errors of fields by path; none for an error of another kind. */
export function fieldErrors(error: unknown): FieldErrors {
  return error instanceof HttpError ? Object.fromEntries(withPaths(error.body?.errors)) : {};
}

function withPaths(errors: unknown, start = ''): [path: string, message: string][] {
  if (!isRecord(errors)) return [];
  return Object.entries(errors).flatMap(([name, value]) =>
    isRecord(value) ? withPaths(value, `${start}${name}.`) : [[`${start}${name}`, String(value)]],
  );
}
