import { expect, it } from 'vitest';
import { versionedResources } from '#contract/resources.ts';
import { endpoints } from './contract-calls.ts';

/** Writing calls whose data has no versions, by the beginning of their path, and why. */
const exceptions: Record<string, string> = {
  '/{locale}/pageeditor-api/notes/': 'notes of the staff: they are done, not restored',
  '/{locale}/pageeditor-api/': 'content of pages: every save is a revision of its section',
  '/{locale}/api/bin/': 'restores records, and deletes them for good with their versions',
  '/{locale}/api/import/': 'writes events and persons through the engine, which records their versions',
  '/{locale}/api/account/': 'passwords, second factors and sessions: former ones must not come back',
  '/{locale}/api/replacing/':
    'writes through the engine and as the page editor does, which record versions and revisions',
  '/{locale}/api/take-over/':
    'writes through the engine and as the page editor does, which record versions and revisions',
  '/{locale}/api/users/': 'access rights and personal data: the audit log says who changed what',
  '/{locale}/api/newsletter/': 'sign-ups of visitors',
  '/{locale}/api/newsletter-entries/': 'sign-ups of visitors, deleted at their request',
  '/{locale}/api/contact/messages/': 'a message of a visitor, sent as a mail',
  '/{locale}/api/mails/': 'the outbox: mails are sent or deleted, never changed',
  '/{locale}/api/pages/{id}/previews/': 'preview links: they are made and ended, never changed',
  '/{locale}/api/seasons/{id}/previews/': 'preview links: they are made and ended, never changed',
  '/{locale}/api/requests/': 'requests for publication: made and decided; what they publish has its versions',
  '/reports': 'failures in browsers',
};

const writes = endpoints.filter(({ method }) => method !== 'get');
const exceptionOf = (path: string) => Object.keys(exceptions).find((start) => path.startsWith(start));

it('every call that writes leaves versions or revisions, or is a named exception', () => {
  const without = writes.filter(
    ({ path }) =>
      exceptionOf(path) === undefined &&
      !versionedResources.some((resource) => path.startsWith(`/{locale}/api/${resource.path}/`)),
  );
  expect(without.map(({ id }) => id)).toEqual([]);
});

it('every exception is in use', () => {
  expect(Object.keys(exceptions).filter((start) => !writes.some(({ path }) => path.startsWith(start)))).toEqual([]);
});
