export interface TranslationService {
  protocol: 'deepl' | 'libretranslate';
  /** Its address without the path of a call and without a slash at the end. */
  url: string;
  /** Secret; never logged and never sent to another address. */
  key: string | undefined;
}

interface Values {
  TRANSLATION_URL?: string | undefined;
  TRANSLATION_KEY?: string | undefined;
  TRANSLATION_PROTOCOL?: TranslationService['protocol'] | undefined;
}

/** The service that the environment names. `refuse` makes the error that stops the start. */
export function readTranslation(
  { TRANSLATION_URL: address, TRANSLATION_KEY: key, TRANSLATION_PROTOCOL: named }: Values,
  refuse: (problem: string) => Error,
): TranslationService | undefined {
  if (address === undefined) return undefined;
  const { hostname, pathname, username, search } = new URL(address);
  if (username !== '' || search !== '')
    throw refuse('TRANSLATION_URL: has a user or a query; the key belongs in TRANSLATION_KEY');
  const isDeepl = /(?:^|\.)deepl\.com$/.test(hostname) || /\/v2(?:\/translate)?\/?$/.test(pathname);
  const protocol = named ?? (isDeepl ? 'deepl' : 'libretranslate');
  if (protocol === 'deepl' && key === undefined) throw refuse('TRANSLATION_URL: a DeepL service needs TRANSLATION_KEY');
  return { protocol, url: address.replace(/\/+$/, '').replace(/(?:\/v2)?(?:\/translate)?$/, ''), key };
}
