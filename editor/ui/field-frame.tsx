import type { ReactNode } from 'react';
import ed from './editor.module.css';
import { Icon } from './icon.tsx';

export interface FieldParts {
  id: string;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
  'aria-describedby': string | undefined;
}

interface FrameProps {
  id: string;
  label: string;
  required?: boolean | undefined;
  count?: { now: number; max: number } | undefined;
  hint?: string | undefined;
  error?: string | null | undefined;
  children: (parts: FieldParts) => ReactNode;
}

/** Label, input, hint and error of one field. */
export function FieldFrame({ id, label, required, count, hint, error, children }: FrameProps) {
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className={ed.field}>
      <div className={ed.label}>
        <label htmlFor={id}>
          {label}
          {required && (
            <span className={ed.req} aria-hidden="true">
              {' '}
              *
            </span>
          )}
        </label>
        {count && (
          <small className={ed.num}>
            {count.now} / {count.max}
          </small>
        )}
      </div>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-required': required || undefined,
        'aria-describedby': described || undefined,
      })}
      {hint && (
        <p className={ed.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`} message={error} />}
    </div>
  );
}

export function FieldError({ id, message }: { id: string; message: string }) {
  return (
    <p className={ed.err} id={id}>
      <Icon name="error" className={ed.iS} />
      <span>{message}</span>
    </p>
  );
}
