import { previewPaths } from '#contract/editing/preview-name.ts';
import { useLocale } from '#ui/locale.ts';
import { m } from '#messages/paraglide/messages.js';
import { editAccess } from './back-office-address.ts';
import type { Staff } from './fetch-user.ts';

/** Links to the editor of a page and to the preview of the house. */
export function EditLinks({ pathname, staff }: { pathname: string; staff: Staff }) {
  return (
    <>
      {staff.capabilities.includes(editAccess(pathname)) && (
        <a href={`${pathname}?edit`} target="_self">
          {m.staff_edit()}
        </a>
      )}
      <a href={`/${useLocale()}${previewPaths.all}?to=${encodeURIComponent(pathname)}`} target="_self">
        {m.preview_begin()}
      </a>
    </>
  );
}
