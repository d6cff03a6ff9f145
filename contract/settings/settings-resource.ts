import { defineResource } from '../resources/define-resource.ts';
import { settingsFields } from './settings-api.ts';

/** The site settings as versions keep them; their only record has the id 1. */
export const settingsResource = defineResource({
  name: 'settings',
  schema: 'SettingsRecord',
  access: 'settings',
  fields: settingsFields,
  required: [],
  sorts: [],
});
