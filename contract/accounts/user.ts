import { z } from 'zod';
import { address } from '../base/address.ts';
import { capabilities, roles } from './capabilities.ts';
import { component } from '../base/schema-parts.ts';

export const roleSchema = z.enum(roles).describe('What each role may do: docs/roles.md.');

/** Name of a user; one line. */
export const usernameSchema = z
  .string()
  .max(200)
  .transform((name) => name.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim())
  .pipe(z.string().min(1, 'field_empty').max(120));

/** The signed-in user. */
export const userSchema = component('User', {
  email: z.string(),
  username: z.string(),
  admin_menus: z
    .array(z.object({ key: z.string(), label: z.string(), url: address() }))
    .describe('Menus of the back office that this user may open.'),
  role: z
    .enum(['editor', 'admin'])
    .optional()
    .describe('For clients that know two roles: `admin`, or `editor` for all others; see `capabilities`.'),
  capabilities: z.array(z.enum(capabilities)).default([]).describe('What this user may do.'),
});
export type User = z.infer<typeof userSchema>;
