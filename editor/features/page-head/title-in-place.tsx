import { type ClipboardEvent, type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { m } from '#messages/paraglide/messages.js';
import { useEditor } from '../../core/editor-context.ts';
import { cleanPaste, readWritten, showText } from '../surface/plain-text.ts';
import styles from './title-in-place.module.css';

const headButton = '[data-place-opens="head"]';

/** The title of the page, typed where it stands; a bar at the lower edge applies it. */
export default function TitleInPlace({ text }: { text: string }) {
  const { session, view } = useEditor();
  const element = useRef<HTMLSpanElement>(null);
  const adopt = () => {
    // While the user types it is as typed: the page shows the title in the place of a headline that is empty.
    const { current } = element;
    if (current && document.activeElement !== current) showText(current, text);
  };
  useLayoutEffect(adopt);
  const type = () => {
    if (!element.current) return;
    view.typedTitle.set(readWritten(element.current, false));
    view.headTouched.set(true);
    // The settings of the page have a field for the title as well.
    if (view.panel.get()?.kind === 'page') view.panel.set(null);
  };
  const keys = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return;
    event.preventDefault();
    event.stopPropagation();
    const next =
      event.key === 'Enter' ? ':is([data-editor="head"], [data-editor="head-bar"]) [data-apply]' : headButton;
    document.querySelector<HTMLElement>(next)?.focus();
  };
  const paste = (event: ClipboardEvent) => {
    event.preventDefault();
    document.execCommand('insertText', false, cleanPaste(event.clipboardData.getData('text/plain'), false));
  };
  return (
    <span
      ref={element}
      data-editor-title=""
      className={styles.title}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an input has one line and a size of its own
      role="textbox"
      tabIndex={0}
      aria-label={m.head_type_title()}
      contentEditable
      suppressContentEditableWarning
      spellCheck
      onFocus={() => session.select(null)}
      onBlur={adopt}
      onInput={type}
      onKeyDown={keys}
      onPaste={paste}
      onDrop={(event) => event.preventDefault()}
    />
  );
}
