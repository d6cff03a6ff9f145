import { pressApi } from '#contract/api.ts';
import type { ResponseOf } from '#contract/base/endpoint.ts';
import type { DownloadDirectory } from '#contract/press/press.ts';
import type { Locale } from '#text/languages.ts';
import { withAddresses } from '../../addresses/entity-address.ts';
import type { Calls } from './calls.ts';
import { withTitle } from './with-title.ts';

export type DirectoryList = ResponseOf<typeof pressApi.list>;

export interface PressCalls {
  /** Null when there is no directory with this id. */
  pressDirectory(locale: Locale, id: number): Promise<DownloadDirectory | null>;
  /** One page of press directories, newest first. */
  pressDirectories(locale: Locale, page: number): Promise<DirectoryList | null>;
}

export function pressCalls(calls: Calls): PressCalls {
  return {
    async pressDirectory(locale, id) {
      const found = await calls.get(pressApi.show, { locale, id });
      return found && found.title !== '' ? { ...found, id } : null;
    },
    async pressDirectories(locale, page) {
      const answer = await calls.get(pressApi.list, { locale }, { page });
      return answer && { ...answer, results: withAddresses('pressedownloads', locale, withTitle(answer.results)) };
    },
  };
}
