// @vitest-environment jsdom
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { LocaleContext } from '#ui/locale.ts';
import { overwriteGetLocale } from '#messages/paraglide/runtime.js';
import { NewsletterForm } from './newsletter-form.tsx';
import { render } from '#tests/render.ts';

it('a rejected sign-up empties the hidden field, so that the next one is accepted', async () => {
  overwriteGetLocale(() => 'de');
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_: string, { body = '' }: { body?: string }) => {
    sent.push(JSON.parse(body));
    return Response.json({ issues: [{ path: 'website', message: 'noch einmal' }] }, { status: 422 });
  });
  await render(
    <LocaleContext value="de">
      <NewsletterForm newsletters={[{ value: 8, name: 'Spielplan' }]} />
    </LocaleContext>,
  );
  const field = (name: string) => document.querySelector<HTMLInputElement>(`input[name=${name}]`)!;
  field('EMAIL').value = 'anna@oper.example';
  field('lists').checked = true;
  field('OPT_IN').checked = true;
  field('website').value = 'https://oper.example';
  await act(async () => {
    document.querySelector('form')?.requestSubmit();
    // What sends is still being loaded: a second press sends nothing more.
    document.querySelector('form')?.requestSubmit();
    await vi.waitFor(() => expect(field('website').value).toBe(''));
  });
  expect(document.querySelector('output')?.textContent).toBe('noch einmal');
  expect(sent).toEqual([expect.objectContaining({ website: 'https://oper.example' })]);
  expect(field('website').value).toBe('');
  expect(field('EMAIL').value).toBe('anna@oper.example');
});
