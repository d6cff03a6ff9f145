import type { z } from 'zod';
import { type accountChangeSchema, usersApi } from '#contract/accounts/users-api.ts';
import { request } from '../../api/request.ts';
import { SelectionAction } from '../../lists/selection/selection-action.tsx';

const change = (body: z.input<typeof accountChangeSchema>) => (id: string | number) =>
  request(usersApi.change, { params: { id: String(id) }, body });

/** Blocks selected users and changes their roles; the server refuses both for oneself and for the last admin. */
export function UserSelectionActions() {
  return (
    <>
      <SelectionAction
        label="users.block"
        successMessage="users.blocked_many"
        color="error"
        run={change({ blocked: true })}
      />
      <SelectionAction label="users.unblock" successMessage="users.opened_many" run={change({ blocked: false })} />
      <SelectionAction label="users.make_editor" successMessage="users.changed_many" run={change({ role: 'editor' })} />
      <SelectionAction
        label="users.make_publisher"
        successMessage="users.changed_many"
        run={change({ role: 'publisher' })}
      />
      <SelectionAction label="users.make_admin" successMessage="users.changed_many" run={change({ role: 'admin' })} />
    </>
  );
}
