// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import type { SectionChanges } from '#contract/editing/requests/requests-api.ts';
import { EditorContext, type EditorParts } from '../../core/editor-context.ts';
import { Observable } from '../../core/observable.ts';
import { section } from '../../core/tree/tree.fixture.ts';
import { PublishLanguages } from './publish-dialog.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const part = { title: 'Zitat', block: 'left0001' };
const german = { kind: 'text', field: 'Zitat', language: 'de', parts: [], before: [], after: [], lines: [] } as const;
const changes = {
  revision: 8,
  published_revision: 7,
  parts: [
    { ...part, kind: 'changed', changes: [german] },
    { ...part, kind: 'moved', changes: [] },
  ],
  new_parts: [],
} as unknown as SectionChanges;

it('languages of a publication count what visitors of each will see, as the list of changes does', async () => {
  const session = { store: { root: section() }, published: new Observable(7) };
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  const labels = async (languages: { de: boolean; en: boolean }) => {
    await act(async () =>
      root.render(
        <EditorContext value={{ session } as unknown as EditorParts}>
          <PublishLanguages languages={languages} setLanguages={() => {}} changes={{ changes, failed: false }} />
        </EditorContext>,
      ),
    );
    return Array.from(host.querySelectorAll('label'), ({ textContent }) => textContent);
  };
  expect(await labels({ de: true, en: true })).toEqual(['Deutsch, 2 Änderungen', 'Englisch, 1 Änderung']);
  expect(await labels({ de: true, en: false })).toEqual(['Deutsch, 2 Änderungen', 'Englisch']);
  await act(async () => root.unmount());
});
