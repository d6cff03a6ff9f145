import { resourceOfOwner } from '#contract/editing/section-owners.ts';
import { m } from '#messages/paraglide/messages.js';
import { useEditor } from '../../core/editor-context.ts';
import { type EditedPage, ownerOf } from '../../core/session/edited-page.ts';
import ed from '../../ui/editor.module.css';
import styles from './in-place.module.css';

/** Leads from the page of a record to its form, which holds everything but the modules. */
export default function RecordLink() {
  const { page } = useEditor();
  const address = formAddress(page);
  if (address === null) return null;
  return (
    <p className={`${ed.ed} ${styles.record}`} data-editor="place">
      <a href={address}>{m.record_open_form()}</a>
    </p>
  );
}

/** Address of the form of the record whose page it is: `/admin/productions/7`; null for all others. */
function formAddress(page: EditedPage): string | null {
  const { content_type: kind, object_id: id } = ownerOf(page);
  const resource = resourceOfOwner(kind);
  return resource === null || id === null ? null : `/admin/${resource}/${id}`;
}
