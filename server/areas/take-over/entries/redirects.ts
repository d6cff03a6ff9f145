import { pageEditorApi } from '#contract/api.ts';
import type { Redirect } from '#contract/pages/redirects/redirect.ts';
import { redirectsDefinition } from '../../redirects/redirects.resource.ts';
import { sideOf } from '../foreign/pair.ts';
import { addressHere } from '../modules/links.ts';
import { type Stage, stageOfList } from './stage.ts';

export const redirectsStage: Stage = stageOfList<Redirect>({
  subject: 'redirects',
  store: { resource: redirectsDefinition },
  list: pageEditorApi.redirects,
  nameOf: ({ old_path: from }) => from,
  async read({ taking, pair }) {
    const { old_path: from = '', new_path: to = '' } = sideOf(pair) ?? {};
    const { origin } = taking.backend;
    const path = to.startsWith(`${origin}/`) ? to.slice(origin.length) : to;
    return {
      values: { old_path: from, new_path: (await addressHere(taking, to)) ?? path },
      findsTaken: true,
    };
  },
});
