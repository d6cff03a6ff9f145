import { z } from 'zod';
import {
  emailAddress,
  line,
  localizedLine,
  localizedParagraphs,
  position,
  requiredLine,
  requiredLocalizedLine,
  slug,
  uniqueList,
} from '../resources/resource-fields.ts';
import { defineResource } from '../resources/define-resource.ts';

const clock = z
  .string()
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'time_format')
  .describe('Local time in Europe/Berlin, e.g. `10:00`.');

const openingHours = z.strictObject({
  weekdays: uniqueList(z.int().min(1).max(7), 7)
    .refine((days) => days.length > 0, 'day_missing')
    .describe('ISO weekday: Monday is 1, Sunday 7.'),
  from: clock,
  to: clock,
});

export const departmentsResource = defineResource({
  name: 'departments',
  schema: 'Department',
  path: 'contact',
  access: 'contact',
  fields: {
    slug,
    name: requiredLocalizedLine(120),
    description: localizedParagraphs(),
    phone: line(60),
    email: emailAddress,
    opening_hours: z.array(openingHours).max(20),
    position,
    people: z
      .array(
        z.strictObject({
          name: requiredLine(120),
          role: localizedLine(120),
          phone: line(60),
          email: emailAddress,
        }),
      )
      .max(60)
      .describe('In the order of display.'),
  },
  required: ['name'],
  sorts: ['position', 'name', 'id'],
});
