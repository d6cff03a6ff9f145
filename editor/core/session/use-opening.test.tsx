// @vitest-environment jsdom
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import type { Locale } from '#contract/base/locale.ts';
import { render } from '#tests/render.ts';
import type { EditedPage } from './edited-page.ts';
import type { EditSession } from './edit-session.ts';
import { openSession } from './open-session.ts';
import { useOpening } from './use-opening.ts';

vi.mock('./open-session.ts');

const page = { section: 'page-1', id: 1 } as unknown as EditedPage;

function Opening({ locale }: { locale: Locale }) {
  useOpening(page, locale);
  return null;
}

it('the session is in the language of the page when an answer for another one comes last', async () => {
  const session = { locale: 'de', setLocale: (locale: Locale) => (session.locale = locale) };
  const answers: ((session: EditSession) => void)[] = [];
  vi.mocked(openSession).mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
  const answer = (index: number) => act(async () => answers[index]?.(session as unknown as EditSession));
  await render(<Opening locale="de" />);
  await answer(0);
  await render(<Opening locale="en" />);
  expect(session.locale).toBe('en');
  await render(<Opening locale="de" />);
  await answer(2);
  await answer(1);
  expect(session.locale).toBe('de');
});
