import { useSyncExternalStore } from 'react';
import { type Locale, locales } from '#contract/base/locale.ts';
import type { Localized } from '#contract/base/localized.ts';
import type { Block } from '#contract/blocks/block.ts';
import { m } from '#messages/paraglide/messages.js';
import { useEditor } from '../../core/editor-context.ts';
import type { EditSession } from '../../core/session/edit-session.ts';

/** The head of the page in the draft; undefined for a section that is not that of a page. */
export function useHead(): Block | undefined {
  const { store } = useEditor().session;
  return useSyncExternalStore(store.watchAll, store.getHead, store.getHead);
}

export function textsOf({ translations }: Pick<Block, 'translations'>, field: string): Localized<string> {
  return { de: String(translations.de[field] ?? ''), en: String(translations.en[field] ?? '') };
}

/** Writes a text of the head in each language in which it differs; undo leaves the focus where it is. */
export function writeTexts(session: EditSession, head: Block, field: string, texts: Localized<string>): void {
  const place = { id: head.id, field: null };
  for (const language of locales)
    if (texts[language] !== shownText(session, head, field, language))
      session.write(head.id, field, texts[language], { language, caret: { before: place, after: place } });
}

/** What an input shows: what was refused, or the text of the draft. */
export function shownText(session: EditSession, head: Block, field: string, language: Locale): string {
  const held = session.rejectedInput.get().get(`${head.id}.${field}.${language}`);
  return String(held?.value ?? head.translations[language][field] ?? '');
}

/** Another picture has a focal point of its own: empty is that of the picture. */
export function writePicture(session: EditSession, { id, fields }: Block, picture: number | null): void {
  session.perform({
    label: m.head_step_picture(),
    operations: [
      { op: 'set', id, field: 'hero_image', locale: null, before: fields.hero_image, value: picture },
      { op: 'set', id, field: 'focal', locale: null, before: fields.focal, value: '' },
    ],
  });
}
