import { type ReactNode, useId } from 'react';
import ed from './editor.module.css';
import { Icon } from './icon.tsx';

export interface FieldParts {
  id: string;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
  'aria-describedby': string | undefined;
}

interface FrameProps {
  /** Of the input, where something else refers to it. */
  id?: string;
  label: string;
  required?: boolean | undefined;
  count?: { now: number; max: number } | undefined;
  hint?: string | undefined;
  error?: string | null | undefined;
  children: (parts: FieldParts) => ReactNode;
}

/** Label, input, hint and error of one field. */
export function FieldFrame({ id: given, label, required, count, hint, error, children }: FrameProps) {
  const own = useId();
  const id = given ?? own;
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className={ed.field}>
      <div className={ed.label}>
        <label htmlFor={id}>
          <LabelText label={label} required={required} />
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

interface GroupProps extends Pick<FrameProps, 'label' | 'required' | 'hint' | 'error'> {
  /** Id of the error, for the `aria-describedby` of the buttons. */
  id: string;
  children: ReactNode;
}

/** Label, buttons, hint and error of a field whose value is chosen in a dialog. */
export function FieldGroup({ id, label, required, hint, error, children }: GroupProps) {
  return (
    <fieldset className={ed.field} aria-label={label}>
      <div className={ed.label}>
        <span>
          <LabelText label={label} required={required} />
        </span>
      </div>
      {children}
      {hint && <p className={ed.hint}>{hint}</p>}
      {error && <FieldError id={id} message={error} />}
    </fieldset>
  );
}

function LabelText({ label, required }: Pick<FrameProps, 'label' | 'required'>) {
  return (
    <>
      {label}
      {required && (
        <span className={ed.req} aria-hidden="true">
          {' '}
          *
        </span>
      )}
    </>
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

/** Why something was not done; announced when it appears. */
export function Problem({ text }: { text: string | null }) {
  return (
    <p role="alert" className={text ? ed.err : undefined}>
      {text}
    </p>
  );
}
