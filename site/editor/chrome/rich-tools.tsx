import { m } from '#site/paraglide/messages.js';
import { useEditor } from '../editor-context.ts';
import type { RichCommands, RichFormat, RichState } from '../surface/rich-state.ts';
import { Button } from './button.tsx';
import ed from './chrome.module.css';
import type { IconName } from './icon.tsx';

interface RichProps {
  rich: { state: RichState; commands: RichCommands };
}

/** The formats of a rich text: what the house allows, and nothing else. */
export function RichTools({ rich }: RichProps) {
  const { state, commands } = rich;
  const { view } = useEditor();
  return (
    <>
      <Letter
        label={m.editor_bold()}
        letter={m.editor_bold_letter()}
        on={state.bold}
        press={() => commands.toggle('bold')}
      />
      <Letter
        label={m.editor_italic()}
        letter={m.editor_italic_letter()}
        on={state.italic}
        italic
        press={() => commands.toggle('italic')}
      />
      <Button
        icon="link"
        iconOnly
        label={m.editor_link()}
        aria-pressed={state.link}
        onClick={() => view.openDialog({ kind: 'rich-link' })}
      />
      <span className={ed.stripSep} />
      <ParagraphTools rich={rich} />
      <span className={ed.stripSep} />
      <AlignTools rich={rich} />
      <span className={ed.stripSep} />
    </>
  );
}

/** Lists and the block quotation. */
function ParagraphTools({ rich: { state, commands } }: RichProps) {
  const formats: [RichFormat, IconName, string][] = [
    ['bulletList', 'ul', m.editor_bulleted()],
    ['orderedList', 'ol', m.editor_numbered()],
    ['blockquote', 'quote', m.editor_blockquote()],
  ];
  return formats.map(([format, icon, label]) => (
    <Button
      key={format}
      icon={icon}
      iconOnly
      label={label}
      aria-pressed={state[format]}
      onClick={() => commands.toggle(format)}
    />
  ));
}

/** To which side a paragraph stands. */
function AlignTools({ rich: { state, commands } }: RichProps) {
  const sides: [RichState['align'], IconName, string][] = [
    ['left', 'al', m.editor_align_left()],
    ['center', 'ac', m.editor_align_center()],
    ['right', 'ar', m.editor_align_right()],
  ];
  return sides.map(([align, icon, label]) => (
    <Button
      key={align}
      icon={icon}
      iconOnly
      label={label}
      aria-pressed={state.align === align}
      onClick={() => commands.align(align)}
    />
  ));
}

function Letter({
  label,
  letter,
  on,
  italic,
  press,
}: {
  label: string;
  letter: string;
  on: boolean;
  italic?: boolean;
  press: () => void;
}) {
  return (
    <button
      type="button"
      className={`${ed.b} ${ed.bIcon}`}
      aria-label={label}
      title={label}
      aria-pressed={on}
      onClick={press}
    >
      <span className={`${ed.letter} ${italic ? ed.letterI : ''}`} aria-hidden="true">
        {letter}
      </span>
    </button>
  );
}
