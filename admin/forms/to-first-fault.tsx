import { useEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';

/** After a refusal the focus goes to the first field that is wrong, whoever found it. */
export function ToFirstFault() {
  const mark = useRef<HTMLSpanElement>(null);
  const { submitCount, isSubmitting, errors } = useFormState();
  const wrong = Object.keys(errors).length > 0;
  useEffect(() => {
    if (submitCount === 0 || isSubmitting || !wrong) return undefined;
    const waiting = setTimeout(() => {
      mark.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    });
    return () => clearTimeout(waiting);
  }, [submitCount, isSubmitting, wrong]);
  return <span ref={mark} hidden />;
}
