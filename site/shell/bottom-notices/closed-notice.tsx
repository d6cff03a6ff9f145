import type { ReactElement } from 'react';
import { m } from '#messages/paraglide/messages.js';
import { Notice } from './notice.tsx';

/** Says that visitors do not see the site yet; who may open the house gets a link to what is missing. */
export function closedNotice(mayOpen: boolean): ReactElement {
  return (
    <Notice label={m.closed_label()}>
      <p>
        <strong>{m.closed_label()}.</strong> {m.closed_about()}
      </p>
      {mayOpen && <a href="/admin">{m.closed_link()}</a>}
    </Notice>
  );
}
