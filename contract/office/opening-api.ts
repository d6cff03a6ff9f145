import { z } from 'zod';
import { endpoint } from '../base/endpoint.ts';
import { component } from '../base/schema-parts.ts';

/** What a house needs before it opens, in the order in which the checklist shows it. */
export const openingTasks = [
  'house_name',
  'contact',
  'venue',
  'category',
  'season',
  'production',
  'event',
  'home_page',
  'imprint',
  'privacy',
  'accessibility',
  'main_menu',
  'footer_menu',
  'mail',
  'backup',
  'logo',
  'look',
  'departments',
  'magazine',
  'subscriptions',
  'press',
  'webshop',
] as const;
export type OpeningTask = (typeof openingTasks)[number];

const taskSchema = z.object({
  task: z.enum(openingTasks),
  required: z.boolean().describe('False: advice only.'),
  done: z.boolean(),
  page_id: z.int().nullable().describe('The page that it is about, if there is one.'),
  placeholders: z.int().describe('Texts in brackets that its page still has to replace; 0 for everything else.'),
});
export type OpeningTaskState = z.infer<typeof taskSchema>;

/** How far a house is from its opening. */
const openingSchema = component('Opening', {
  is_open: z.boolean(),
  is_empty: z.boolean().describe('True: the house has neither pages nor programme.'),
  tasks: z.array(taskSchema).describe('Without those of parts that are off.'),
});
export type Opening = z.infer<typeof openingSchema>;

export const openingApi = {
  show: endpoint({
    id: 'getOpening',
    path: '/{locale}/api/opening/',
    tag: 'settings',
    access: 'settings',
    summary: 'Tasks before the opening, and which of them are done. `is_open` of the settings opens the house.',
    response: openingSchema,
  }),
};
