import type { PageSettings } from '#contract/pages/page-settings.ts';
import ed from '../../ui/editor.module.css';
import { useEditor } from '../../core/editor-context.ts';
import type { FieldParts } from '../../ui/field-frame.tsx';
import { depthOf } from './use-page-list.ts';

interface PageSelectProps {
  parts: FieldParts;
  pages: readonly PageSettings[];
  value: number | null;
  write: (id: number | null) => void;
  /** Label of the option for no page. */
  none: string;
  /** Pages that cannot be chosen. */
  without?: ReadonlySet<number>;
}

const step = '\u00A0\u00A0\u00A0';

/** A select with the pages of the tree, indented by level. */
export function PageSelect({ parts, pages, value, write, none, without }: PageSelectProps) {
  const { session } = useEditor();
  const { 'aria-invalid': invalid, 'aria-describedby': described, id } = parts;
  return (
    <select
      id={id}
      aria-invalid={invalid}
      aria-describedby={described}
      className={ed.in}
      value={value ?? ''}
      onChange={({ target }) => write(target.value === '' ? null : Number(target.value))}
    >
      <option value="">{none}</option>
      {pages
        .filter((page) => !without?.has(page.id))
        .map((page) => (
          <option key={page.id} value={page.id}>
            {step.repeat(depthOf(pages, page)) + (page.title[session.locale] || page.title.de)}
          </option>
        ))}
    </select>
  );
}
