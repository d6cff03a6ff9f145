import { ask } from '../house/ask.ts';
import { EachChosen } from '../lists/each-chosen.tsx';

const change = (body: object) => (id: string | number) => ask(`/api/users/${id}/`, { method: 'POST', body });

/** Blocking and roles of several people; the house refuses for oneself and for the last admin. */
export function UsersAtOnce() {
  return (
    <>
      <EachChosen label="users.block" said="users.blocked_many" color="error" act={change({ blocked: true })} />
      <EachChosen label="users.unblock" said="users.opened_many" act={change({ blocked: false })} />
      <EachChosen label="users.make_editor" said="users.changed_many" act={change({ role: 'editor' })} />
      <EachChosen label="users.make_admin" said="users.changed_many" act={change({ role: 'admin' })} />
    </>
  );
}
