import { createElement } from 'react';
import type { Locale } from '#contract/locale.ts';
import type { BlockPlace } from '#modules/blocks.tsx';
import frames from '#modules/blocks.module.css';
import { views } from '#modules/views.ts';
import { m } from '#site/paraglide/messages.js';
import ed from '../chrome/chrome.module.css';
import { Icon } from '../chrome/icon.tsx';
import { useEditor, useStoredBlock } from '../editor-context.ts';
import { blockTitle } from '../step-names.ts';
import styles from './omitted-block.module.css';

/** In the place of a block that is left out of a language's page: says so, and can be selected, moved and shown again. */
export function OmittedBlock({ id, place, language }: { id: string; place: BlockPlace; language: Locale }) {
  const { session } = useEditor();
  const block = useStoredBlock(id);
  if (!block) return null;
  const { locale } = session;
  return createElement(
    views[block.model]?.as ?? 'div',
    { className: frames[place], 'data-block': id, 'data-model': block.model, 'data-omitted': language },
    <p className={`${ed.ed} ${styles.omitted}`} lang={locale}>
      <Icon name="missing" />
      <span>
        <b>{m.editor_omitted({ language })}</b> {blockTitle(block, locale)}
      </span>
    </p>,
  );
}
