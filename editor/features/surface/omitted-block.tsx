import { createElement } from 'react';
import type { Locale } from '#contract/base/locale.ts';
import type { BlockPlace } from '#modules/rendering/views-context.ts';
import frames from '#modules/rendering/blocks.module.css';
import { views } from '#modules/views.ts';
import { m } from '#messages/paraglide/messages.js';
import ed from '../../ui/editor.module.css';
import { Icon } from '../../ui/icon.tsx';
import { useEditor, useStoredBlock } from '../../core/editor-context.ts';
import { blockTitle } from '../../core/tree/step-names.ts';
import styles from './omitted-block.module.css';

/** The placeholder of a block that is hidden on the page of a language; it can be selected, moved and shown again. */
export function OmittedBlock({ id, place, language }: { id: string; place: BlockPlace; language: Locale }) {
  const { session } = useEditor();
  const block = useStoredBlock(id);
  if (!block) return null;
  const { locale } = session;
  return createElement(
    views[block.model]?.as ?? 'div',
    { className: frames[place], 'data-block': id, 'data-model': block.model, 'data-omitted': language },
    <p className={`${ed.ed} ${ed.line} ${styles.omitted}`} lang={locale}>
      <Icon name="missing" />
      <span>
        <b>{m.editor_omitted({ language })}</b> {blockTitle(block, locale)}
      </span>
    </p>,
  );
}
