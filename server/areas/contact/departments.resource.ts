import { departmentsResource } from '#contract/contact/contact-resources.ts';
import { contactPeople, departments } from '../../db/tables/site.ts';
import { tags } from '../../platform/invalidation/tags.ts';
import { listPart } from '../../resources/definition/list-part.ts';
import { defineResource } from '../../resources/definition/resource.ts';
import { foldTexts } from '../../resources/definition/searched-text.ts';

export const departmentsDefinition = defineResource({
  contract: departmentsResource,
  table: departments,
  kind: 'department',
  parts: {
    people: listPart({
      table: contactPeople,
      owner: 'departmentId',
      order: 'position',
      entry: ['name', 'role', 'phone', 'email'],
    }),
  },
  searched: foldTexts(departments.name, departments.email),
  unique: ['slug'],
  check: ({ opening_hours: hours = [] }) =>
    hours.flatMap(({ from, to }, index) =>
      from < to ? [] : [{ path: `opening_hours.${index}.to`, message: 'end_before_start' }],
    ),
  tags: () => [tags.contact],
});
