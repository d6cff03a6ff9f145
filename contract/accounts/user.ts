import { z } from 'zod';
import { address } from '../base/address.ts';

export const roles = ['editor', 'admin'] as const;
export const roleSchema = z
  .enum(roles)
  .describe('`editor`: may change content. `admin`: also users, settings and redirects.');
export type Role = z.infer<typeof roleSchema>;

/** Name of a user; one line. */
export const usernameSchema = z
  .string()
  .max(200)
  .transform((name) => name.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim())
  .pipe(z.string().min(1, 'field_empty').max(120));

/** The signed-in user. */
export const userSchema = z
  .object({
    email: z.string(),
    username: z.string(),
    admin_menus: z
      .array(z.object({ key: z.string(), label: z.string(), url: address() }))
      .describe('Menus of the back office that this user may open.'),
    role: roleSchema.optional(),
  })
  .meta({ id: 'User' });
export type User = z.infer<typeof userSchema>;
