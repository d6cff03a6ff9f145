import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useFormState } from 'react-hook-form';

/** Query parameter of a form that names a field. */
const fieldParameter = 'field';

/** Address of a record's form with the focus in one of its fields. */
export function linkToField(resource: string, { id, field }: { id: number; field: string }): string {
  return `/${resource}/${id}?${fieldParameter}=${encodeURIComponent(field)}`;
}

/** How long inputs that are loaded later are waited for, in milliseconds. */
const longestWait = 5000;

/** Focuses the field that the address names, once. */
export function FocusLinkedField() {
  const mark = useRef<HTMLSpanElement>(null);
  const [parameters] = useSearchParams();
  const field = parameters.get(fieldParameter);
  useEffect(() => {
    if (!field) return undefined;
    const from = performance.now();
    let frame = requestAnimationFrame(function look() {
      const input = inputOf(mark.current?.closest('form'), field);
      if (input) {
        input.scrollIntoView({ block: 'center' });
        input.focus({ preventScroll: true });
      } else if (performance.now() - from < longestWait) frame = requestAnimationFrame(look);
    });
    return () => cancelAnimationFrame(frame);
  }, [field]);
  return <span ref={mark} hidden />;
}

/** The input of a field, `title.en`, or of the nearest field around it, `prices` for `prices.2.name.en`. */
function inputOf(form: HTMLFormElement | null | undefined, field: string): HTMLElement | null {
  if (!form) return null;
  const parts = field.split('.');
  for (let length = parts.length; length > 0; length -= 1) {
    const name = CSS.escape(parts.slice(0, length).join('.'));
    const input =
      form.querySelector<HTMLElement>(`[name="${name}"]`) ??
      form.querySelector<HTMLElement>(`.ra-input-${name} input, .ra-input-${name} textarea`) ??
      form.querySelector<HTMLElement>(`[data-field="${name}"] :is([role="textbox"], button, input)`);
    if (input) return input;
  }
  return null;
}

/**
 * Focuses the first invalid field after a failed submit, whether browser or server found the error. Buttons have no
 * `aria-invalid`: `data-invalid` marks the one of a field without an input.
 */
export function FocusFirstError() {
  const mark = useRef<HTMLSpanElement>(null);
  const { submitCount, isSubmitting, errors } = useFormState();
  const wrong = Object.keys(errors).length > 0;
  useEffect(() => {
    if (submitCount === 0 || isSubmitting || !wrong) return undefined;
    const waiting = setTimeout(() => {
      mark.current
        ?.closest('form')
        ?.querySelector<HTMLElement>('[aria-invalid="true"], button[data-invalid="true"]')
        ?.focus();
    });
    return () => clearTimeout(waiting);
  }, [submitCount, isSubmitting, wrong]);
  return <span ref={mark} hidden />;
}
