import { accountSchema } from '#contract/accounts/users-api.ts';
import { roles } from '#contract/accounts/capabilities.ts';

export const roleChoices = roles.map((id) => ({ id, name: `users.role_${id}`, about: `users.role_${id}_about` }));
export const stateChoices = accountSchema.shape.state.options.map((id) => ({ id, name: `users.state_${id}` }));
