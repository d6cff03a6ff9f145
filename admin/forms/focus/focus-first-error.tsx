import { useEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';

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
