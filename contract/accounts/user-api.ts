import { endpoint } from '../base/endpoint.ts';
import { userSchema } from './user.ts';

export const getUser = endpoint({
  id: 'getUser',
  path: '/{locale}/pageeditor-api/user',
  tag: 'accounts',
  summary: 'The logged-in user; 401 without a session.',
  response: userSchema,
});
