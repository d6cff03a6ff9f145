import { type KeyboardEvent, useState } from 'react';
import { valueAt } from '#contract/blocks/apply-operation.ts';
import type { Block } from '#contract/blocks/block.ts';
import { m } from '#messages/paraglide/messages.js';
import { useEditor } from '../../core/editor-context.ts';
import surface from '../surface/surface.module.css';
import { useEditable } from '../surface/use-editable.ts';
import { useOwnValue } from '../surface/use-own-value.ts';
import styles from './page-head.module.css';
import { useHead } from './use-head.ts';

/** The title of the page, typed where it stands: its headline, and without one the title. */
export default function TitleInPlace({ text }: { text: string }) {
  const head = useHead();
  return head ? <Typed head={head} text={text} /> : text;
}

function Typed({ head, text }: { head: Block; text: string }) {
  const { session } = useEditor();
  const { locale } = session;
  const isEmpty = (['de', locale] as const).every((each) => !valueAt(head, 'headline', each));
  // While somebody writes, it stays the same: who empties a headline to write another one does not mean the title.
  const [written, setWritten] = useState<'title' | 'headline' | null>(null);
  const field = written ?? (isEmpty ? 'title' : 'headline');
  const own = useOwnValue(head.id, field);
  const isStandIn = own.value === '' && !own.writing;
  const label = m.head_type_title();
  const shown = isStandIn ? text : own.value;
  const { element, handlers } = useEditable(session, {
    ...{ id: head.id, field, locale, beside: undefined, text: shown, lines: false, label, shown: true },
  });
  const leave = () => document.querySelector<HTMLElement>('[data-place-opens="head"]')?.focus();
  const keys = (event: KeyboardEvent<HTMLElement>) => {
    const isLeaving = event.key === 'Enter' || event.key === 'Escape';
    if (event.nativeEvent.isComposing || !isLeaving) return handlers.onKeyDown(event);
    event.preventDefault();
    event.stopPropagation();
    leave();
  };
  const focus = () => {
    setWritten(field);
    handlers.onFocus();
  };
  const blur = () => {
    setWritten(null);
    handlers.onBlur();
    if (session.selection.get().id === head.id) session.select(null);
  };
  return (
    <span
      {...handlers}
      ref={element}
      data-editor-title=""
      data-field={field}
      data-hint={shown === '' ? text || m.editor_page_title() : undefined}
      className={`${styles.title} ${surface.text}`}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an input has one line and a size of its own
      role="textbox"
      tabIndex={0}
      aria-label={label}
      contentEditable
      suppressContentEditableWarning
      spellCheck
      onFocus={focus}
      onBlur={blur}
      onKeyDown={keys}
    />
  );
}
