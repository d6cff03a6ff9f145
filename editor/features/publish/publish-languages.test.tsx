// @vitest-environment jsdom
import { expect, it } from 'vitest';
import type { SectionChanges } from '#contract/editing/requests/requests-api.ts';
import { render } from '#tests/render.ts';
import { EditorContext, type EditorParts } from '../../core/editor-context.ts';
import { Observable } from '../../core/observable.ts';
import { section } from '../../core/tree/tree.fixture.ts';
import { PublishLanguages } from './publish-dialog.tsx';

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
  const labels = async (languages: { de: boolean; en: boolean }) => {
    await render(
      <EditorContext value={{ session } as unknown as EditorParts}>
        <PublishLanguages languages={languages} setLanguages={() => {}} changes={{ changes, failed: false }} />
      </EditorContext>,
    );
    return Array.from(document.querySelectorAll('label'), ({ textContent }) => textContent);
  };
  expect(await labels({ de: true, en: true })).toEqual(['Deutsch, 2 Änderungen', 'Englisch, 1 Änderung']);
  expect(await labels({ de: true, en: false })).toEqual(['Deutsch, 2 Änderungen', 'Englisch']);
});
