import { endpoint } from '../base/endpoint.ts';
import { inLocale, noParameters } from '../base/parameters.ts';
import { userSchema } from './user.ts';

export const getUser = endpoint({
  id: 'getUser',
  method: 'get',
  path: '/{locale}/pageeditor-api/user',
  tag: 'accounts',
  summary: 'The logged-in user; 401 without a session.',
  params: inLocale,
  query: noParameters,
  response: userSchema,
});
