import { type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useLocale } from '#ui/locale.ts';
import type { ShownOutcome } from './submit-form.ts';

const untouched: ShownOutcome = { wrong: {}, reason: '' };

const load = () => import('./submit-form.ts');

/** Submits the form in place and reports the result. What that takes is loaded when the focus enters the form. */
export function useSignUp(place: RefObject<HTMLFormElement | null>, first: ShownOutcome = untouched) {
  const locale = useLocale();
  const [outcome, setOutcome] = useState(first);
  const [sending, setSending] = useState(false);
  const busy = useRef(false);

  useEffect(() => {
    const form = place.current;
    // A failure is handled when the form is sent.
    const prepare = () => void load().catch(() => null);
    form?.addEventListener('focusin', prepare, { once: true });
    return () => form?.removeEventListener('focusin', prepare);
  }, [place]);

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (busy.current) return;
    busy.current = true;
    const form = event.currentTarget;
    const loaded = await load().catch(() => null);
    // As without scripts, with a page of its own for the answer.
    if (!loaded) return form.submit();
    setOutcome(await loaded.submitForm(form, locale, () => setSending(true)));
    setSending(false);
    busy.current = false;
  }

  return { outcome, sending, submit };
}
