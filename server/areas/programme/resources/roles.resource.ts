import { rolesResource } from '#contract/programme/programme-resources.ts';
import { tags } from '../../../platform/invalidation/tags.ts';
import { eventCast, eventSubstitutions, productionCredits } from '../../../db/tables/production-parts.ts';
import { events, productions, roles } from '../../../db/tables/programme.ts';
import { defineResource } from '../../../resources/definition/resource.ts';
import { foldTexts } from '../../../resources/definition/searched-text.ts';
import { usedThrough } from '../../../resources/definition/uses.ts';

export const rolesDefinition = defineResource({
  contract: rolesResource,
  table: roles,
  kind: 'role',
  searched: foldTexts(roles.name),
  tags: ({ before }) => (before ? [tags.roles, tags.search] : []),
  uses: [
    usedThrough('production', {
      table: productions,
      through: productionCredits.productionId,
      reference: productionCredits.roleId,
    }),
    usedThrough('event', { table: events, through: eventCast.eventId, reference: eventCast.roleId }),
    usedThrough('event', {
      table: events,
      through: eventSubstitutions.eventId,
      reference: eventSubstitutions.roleId,
    }),
  ],
});
