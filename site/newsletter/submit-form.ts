import type { Locale } from '#contract/base/locale.ts';
import { postJson } from '../content/client/post-json.ts';
import { callFailed } from '../framework/navigation/call-failed.ts';
import { checkDraft, draftOf, readOutcome, type SignUpDraft, type SignUpOutcome, thanksFor } from './sign-up.ts';

/** Result of a sign-up in place, with the message after an accepted one. */
export interface ShownOutcome extends SignUpOutcome {
  thanks?: string;
}

/** Checks and sends the form; `onSend` is called if it is sent. Loaded when somebody uses the form. */
export async function submitForm(form: HTMLFormElement, locale: Locale, onSend: () => void): Promise<ShownOutcome> {
  const draft = draftOf(new FormData(form));
  const wrong = checkDraft(draft);
  if (Object.keys(wrong).length > 0) return { wrong, reason: '' };
  onSend();
  const outcome = readOutcome(await send(`/${locale}/api/newsletter/`, draft));
  if (!outcome.state) {
    emptyTrap(form);
    return outcome;
  }
  empty(form);
  return { ...outcome, thanks: thanksFor(outcome.state) };
}

/** Null when there was no answer. */
async function send(address: string, draft: SignUpDraft): Promise<{ status: number; body: unknown } | null> {
  try {
    const answer = await postJson(address, draft);
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
