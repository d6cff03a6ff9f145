// @vitest-environment jsdom
import { act, Suspense, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { keepInput } from './kept-input.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

function Form() {
  const [email, setEmail] = useState('');
  return (
    <form>
      <input name="email" value={email} onChange={({ target }) => setEmail(target.value)} />
      <input type="checkbox" name="lists" value="1" />
      <input type="checkbox" name="lists" value="2" />
      <textarea name="message" />
      <output>{email}</output>
    </form>
  );
}

const page = (
  <div>
    <p>Text</p>
    <Suspense>
      <Form />
    </Suspense>
  </div>
);

it('a form that something else changed before hydration keeps what was typed, ticked and focused', async () => {
  document.body.innerHTML = `<div id="frame">${renderToString(page)}</div>`;
  const find = <E extends Element>(selector: string) => document.querySelector<E>(selector) as E;
  const [text, form] = [find('p'), find('form')];
  // The icon of a password manager.
  find('[name=email]').after(document.createElement('div'));
  find<HTMLInputElement>('[name=email]').value = 'anna@oper.example';
  const giveBack = vi.fn(keepInput());
  find<HTMLTextAreaElement>('textarea').focus();
  find<HTMLTextAreaElement>('textarea').value = 'Guten Tag';
  find('textarea').dispatchEvent(new Event('input', { bubbles: true }));
  find<HTMLInputElement>('[value="2"]').click();

  await act(async () => hydrateRoot(find('#frame'), page, { onRecoverableError: giveBack }));
  expect(giveBack).toHaveBeenCalledOnce();
  expect(find('p')).toBe(text);
  expect(find('form')).not.toBe(form);
  expect(find<HTMLInputElement>('[name=email]').value).toBe('anna@oper.example');
  expect(find('output').textContent).toBe('anna@oper.example');
  expect(find<HTMLTextAreaElement>('textarea').value).toBe('Guten Tag');
  expect(document.activeElement).toBe(find('textarea'));
  expect([...document.querySelectorAll<HTMLInputElement>('[name=lists]')].map(({ checked }) => checked)).toEqual([
    false,
    true,
  ]);
});

it('what was sent is not given back', () => {
  document.body.innerHTML = '<form><textarea name="message"></textarea></form>';
  const [form, field] = [document.querySelector('form'), document.querySelector('textarea')];
  const giveBack = keepInput();
  if (!form || !field) throw new Error('no form');
  field.value = 'Guten Tag';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  form.dispatchEvent(new Event('submit', { bubbles: true }));
  field.value = '';
  giveBack();
  expect(field.value).toBe('');
});
