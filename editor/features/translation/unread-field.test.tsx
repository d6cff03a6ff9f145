// @vitest-environment jsdom
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { render } from '#tests/render.ts';
import { contextWith } from '../../commands/context.fixture.ts';
import { markRead, translateField, translateModule, translatePage } from '../../commands/translation-commands.ts';
import { EditorContext, useStoredBlock } from '../../core/editor-context.ts';
import { missingRequired, toIssue } from '../checks/rules/check-needed.ts';
import { TranslationColumn } from '../languages/translation-column.tsx';
import { UnreadField } from './unread-field.tsx';
import { canRun } from '../../commands/context.ts';

const place = { id: 'first001', field: 'content', locale: 'en' } as const;

/** A page in English on which a machine has translated the first headline. */
function translated() {
  const context = contextWith({ selected: 'first001', writing: true });
  const { session } = context;
  session.setLocale('en');
  session.perform({
    label: 'x',
    operations: [
      { op: 'set', ...place, before: '', value: 'Top' },
      { op: 'machine', ...place, value: 'Top' },
    ],
  });
  return context;
}

function Shown() {
  const block = useStoredBlock('first001');
  return (
    block && (
      <>
        <UnreadField block={block} name="content" />
        <TranslationColumn blocks={[block]} />
      </>
    )
  );
}

it('a translation by machine is marked at its field and between the languages until somebody says that it is read', async () => {
  const context = translated();
  await render(
    <EditorContext.Provider value={context}>
      <Shown />
    </EditorContext.Provider>,
  );
  expect(document.querySelector('[data-unread="content"]')?.textContent).toContain('maschinell übersetzt');
  expect(document.querySelector('[data-translation="unread"]')).not.toBeNull();
  const button = document.querySelector<HTMLButtonElement>('[data-unread="content"] button');
  await act(async () => button?.click());
  expect(document.querySelector('[data-unread], [data-translation="unread"]')).toBeNull();
  await act(async () => context.session.undo());
  expect(document.querySelector('[data-unread]')).not.toBeNull();
  await act(async () => void context.session.write('first001', 'content', 'Top of the page'));
  expect(document.querySelector('[data-unread]')).toBeNull();
});

it('without a service there is no button; marks of earlier translations stay readable', async () => {
  const context = translated();
  const commands = [translateField, translateModule, translatePage];
  expect(commands.map((command) => canRun(command, context))).toEqual([false, false, false]);
  expect(canRun(markRead, context)).toBe(true);
  context.session.setup = { ...context.session.setup, translation: true };
  expect(commands.map((command) => canRun(command, context))).toEqual([true, true, true]);
  markRead.run(context);
  await vi.waitFor(() => expect(canRun(markRead, context)).toBe(false));
});

it('the checks name the text as something that prevents publishing, with its place and a fix', async () => {
  const { session } = translated();
  const [issue] = missingRequired(session).map((one) => toIssue(session, one));
  expect(issue).toMatchObject({
    ...{ id: 'first001', field: 'content', language: 'en' },
    level: 'needed',
    unread: true,
  });
  issue?.fixes[0]?.run();
  await vi.waitFor(() => expect(missingRequired(session)).toEqual([]));
});
