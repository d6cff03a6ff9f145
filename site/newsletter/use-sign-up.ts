import { type FormEvent, useState } from 'react';
import { useLocale } from '#ui/locale.ts';
import { callFailed } from '../framework/navigation/call-failed.ts';
import { checkDraft, draftOf, readOutcome, type SignUpDraft, type SignUpOutcome } from './sign-up.ts';

const untouched: SignUpOutcome = { wrong: {}, reason: '' };

/** Submits the form in place and reports the result. */
export function useSignUp(first: SignUpOutcome = untouched) {
  const locale = useLocale();
  const [outcome, setOutcome] = useState(first);
  const [sending, setSending] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (sending) return;
    const form = event.currentTarget;
    const draft = draftOf(new FormData(form));
    const wrong = checkDraft(draft);
    if (Object.keys(wrong).length > 0) return setOutcome({ wrong, reason: '' });
    setSending(true);
    const came = readOutcome(await send(`/${locale}/api/newsletter/`, draft));
    setSending(false);
    setOutcome(came);
    if (came.state) empty(form);
    else emptyTrap(form);
  }

  return { outcome, sending, submit };
}

/** Null when there was no answer. */
async function send(address: string, draft: SignUpDraft): Promise<{ status: number; body: unknown } | null> {
  try {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(address, { method: 'POST', headers, body: JSON.stringify(draft) });
    return { status: answer.status, body: await answer.json() };
  } catch (error) {
    callFailed('newsletter', error);
    return null;
  }
}

/** Nobody can see the hidden field: what a password manager has written there would refuse every further try. */
function emptyTrap(form: HTMLFormElement): void {
  const trap = form.elements.namedItem('website');
  if (trap instanceof HTMLInputElement) trap.value = '';
}

/** Also clears initial values, such as those of a submission without scripts. */
function empty(form: HTMLFormElement): void {
  for (const field of form.querySelectorAll('input')) {
    if (field.type === 'checkbox') field.checked = false;
    else field.value = '';
  }
}
