import { useEffect } from 'react';
import { inLocale } from '#contract/base/localized.ts';
import type { Block } from '#contract/blocks/block.ts';
import type { Resolved } from '#contract/blocks/flat-block.ts';
import { readFocal } from '#contract/blocks/page-head.ts';
import type { Picture } from '#contract/media/media.ts';
import { placeValue } from '#modules/rendering/in-place.tsx';
import { useEditor, useObservable, useWritten } from '../../core/editor-context.ts';
import { textsOf, useHead } from './use-head.ts';

/** Shows the head of the draft on the page, or that of the older version which the page shows. */
export function HeadOnPage() {
  const { session, view } = useEditor();
  const past = useObservable(view.past);
  const draft = useHead();
  const locale = useWritten();
  const head = past?.at.body.head ?? draft;
  useEffect(() => {
    if (!head) return;
    const hero = pictureOf(head, past?.at.resolved[locale] ?? session.store.resolved[locale]);
    placeValue('head', {
      title: inLocale(textsOf(head, 'title'), locale).text,
      headline: inLocale(textsOf(head, 'headline'), locale).text,
      ...(hero !== undefined && { hero }),
    });
  }, [session, head, past, locale]);
  useEffect(() => () => placeValue('head', undefined), []);
  return null;
}

/** Null without a picture, undefined until it is known. */
function pictureOf(head: Block, { pictures }: Resolved): Picture | null | undefined {
  const id = head.fields.hero_image;
  if (typeof id !== 'number') return null;
  const picture = pictures[String(id)];
  const focal = readFocal(head);
  return picture && focal ? { ...picture, focal } : picture;
}
