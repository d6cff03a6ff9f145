// @vitest-environment jsdom
import { CoreAdminContext } from 'react-admin';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { i18nProvider } from '../messages/i18n-provider.ts';
import { SignInForm } from './sign-in-form.tsx';

let root: Root;
let frame: HTMLElement;
const done = vi.fn();
const answers: Response[] = [];
beforeEach(async () => {
  await i18nProvider.changeLocale('de');
  vi.stubGlobal('fetch', async () => answers.shift() ?? Response.json({}));
  frame = document.body.appendChild(document.createElement('div'));
  root = createRoot(frame);
  root.render(
    <MemoryRouter>
      <CoreAdminContext i18nProvider={i18nProvider}>
        <SignInForm onDone={done} />
      </CoreAdminContext>
    </MemoryRouter>,
  );
  await focused('sign-in-email');
});
afterEach(() => {
  root.unmount();
  frame.remove();
});

const focused = (id: string) => vi.waitFor(() => expect(document.activeElement?.id).toBe(id));
const refused = (code: string, message: string) => Response.json({ code, message }, { status: 401 });

it('the sign-in leads to the second factor, and back to the first step when that is over', async () => {
  const send = (answer: Response) => {
    answers.push(answer);
    frame.querySelector('form')?.requestSubmit();
  };
  for (const input of frame.querySelectorAll('input')) input.value = input.type === 'email' ? 'eva@oper.example' : 'x';
  send(Response.json({ twoFactorRedirect: true }));
  await focused('sign-in-code');
  for (const input of frame.querySelectorAll('input')) input.value = '123456';
  send(refused('bad_credentials', 'Falsch.'));
  await vi.waitFor(() => expect(frame.querySelector('[role="alert"]')?.textContent).toBe('Falsch.'));
  expect(frame.querySelector('#sign-in-code')).not.toBeNull();
  send(refused('unauthenticated', 'Bitte melden Sie sich an.'));
  await focused('sign-in-email');
  expect(frame.querySelector('[role="alert"]')?.textContent).toBe('Bitte melden Sie sich an.');
  expect(done).not.toHaveBeenCalled();
});
