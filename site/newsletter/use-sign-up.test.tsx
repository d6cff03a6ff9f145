// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { LocaleContext } from '#ui/locale.ts';
import { overwriteGetLocale } from '#messages/paraglide/runtime.js';
import { NewsletterForm } from './newsletter-form.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

it('a rejected sign-up empties the hidden field, so that the next one is accepted', async () => {
  overwriteGetLocale(() => 'de');
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_: string, { body = '' }: { body?: string }) => {
    sent.push(JSON.parse(body));
    return Response.json({ issues: [{ path: 'website', message: 'noch einmal' }] }, { status: 422 });
  });
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  await act(async () =>
    root.render(
      <LocaleContext value="de">
        <NewsletterForm newsletters={[{ value: 8, name: 'Spielplan' }]} />
      </LocaleContext>,
    ),
  );
  const field = (name: string) => container.querySelector<HTMLInputElement>(`input[name=${name}]`)!;
  field('EMAIL').value = 'anna@oper.example';
  field('lists').checked = true;
  field('OPT_IN').checked = true;
  field('website').value = 'https://oper.example';
  await act(async () => {
    container.querySelector('form')?.requestSubmit();
    // What sends is still being loaded: a second press sends nothing more.
    container.querySelector('form')?.requestSubmit();
    await vi.waitFor(() => expect(field('website').value).toBe(''));
  });
  expect(container.querySelector('output')?.textContent).toBe('noch einmal');
  expect(sent).toEqual([expect.objectContaining({ website: 'https://oper.example' })]);
  expect(field('website').value).toBe('');
  expect(field('EMAIL').value).toBe('anna@oper.example');
  await act(async () => root.unmount());
});
