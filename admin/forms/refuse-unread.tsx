import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { errorStatus } from '#contract/base/errors.ts';
import { toHttpError } from '../api/request.ts';
import { useFormTranslation } from '../translation/form-translation.tsx';
import { unreadFields } from '../translation/machine-texts.ts';
import { languageNames } from '../messages/locale.ts';
import { useAroundSave } from './unsaved-changes/use-around-save.ts';

/**
 * Refuses to save while texts of a machine are unread, in the way in which the server refuses values: a message at each
 * field, the focus in the first, and a notification that names them.
 */
export function RefuseUnread() {
  const translate = useTranslate();
  const { getValues } = useFormContext();
  const translation = useFormTranslation();
  const refuse = useCallback(
    async (save: () => Promise<unknown>) => {
      const { unread = [], fields = [] } = translation ?? {};
      const found = unreadFields(unread, { fields, valueAt: (path): unknown => getValues(path) });
      if (found.length === 0) return save();
      const names = found.map(
        ({ path, label }) => `${label} ${translate(languageNames[path.endsWith('.de') ? 'de' : 'en'])}`,
      );
      const message = translate('translation.unread_fields', { names: names.join(', ') });
      const issues = [
        ...found.map(({ path }) => ({ path, message: translate('translation.read_first') })),
        // The text of the notification.
        { path: 'root.serverError', message },
      ];
      throw toHttpError(errorStatus.invalid, { code: 'invalid', message, issues });
    },
    [translation, getValues, translate],
  );
  useAroundSave(refuse);
  return null;
}
