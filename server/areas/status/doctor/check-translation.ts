import { AppError } from '#contract/base/errors.ts';
import type { Config } from '../../../platform/config.ts';
import { writeMessage } from '../../../http/errors/write-message.ts';
import { protocols } from '../../translation/services/translate.ts';
import { error, type Finding, ok } from './finding.ts';

/** Whether the translation service answers, accepts the key and has both languages; nothing is translated. */
export async function checkTranslation(
  { translation }: Pick<Config, 'translation'>,
  timeout = 10_000,
): Promise<Finding[]> {
  if (!translation) return [];
  const { protocol, url } = translation;
  const { host } = new URL(url);
  try {
    await protocols[protocol].check({ service: translation, fetch, timeout });
    return [ok('translation', `${host} answers (${protocol})`)];
  } catch (failure) {
    const reason =
      failure instanceof AppError && failure.sentence !== undefined
        ? writeMessage(failure.sentence, 'en')
        : 'unknown failure';
    return [
      error('translation', `${host}: ${reason}`, 'Check TRANSLATION_URL, TRANSLATION_KEY and TRANSLATION_PROTOCOL.'),
    ];
  }
}
