import { useTranslate } from 'react-admin';
import {
  type MailName,
  mailNames,
  type MailPart,
  mailPartMaxima,
  mailParts,
  previewedMailSchema,
} from '#contract/settings/mails/mail-texts.ts';
import { mailTextProblem } from '#contract/settings/mails/placeholders.ts';
import { usualMailTexts } from '#contract/settings/mails/usual-mail-texts.ts';
import { Bilingual } from '../../../fields/bilingual.tsx';
import { Section } from '../../../forms/section.tsx';
import { localizedText } from '../../../format/record-title.ts';
import { ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { type Locale, locales } from '#contract/base/locale.ts';
import { recordOf } from '#contract/base/records.ts';
import { fillPath, longestAddress, queryString } from '#contract/client/address.ts';
import { settingsApi } from '#contract/settings/settings-api.ts';
import { getLocale, languageNames } from '../../../messages/locale.ts';
import { useSettled } from '../use-settled.ts';
import styles from './mails.module.css';

/** Texts of the mails to visitors, each with the mail that they make. */
export function MailsSection() {
  return mailNames.map((mail) => (
    <Section key={mail} title={`mail_texts.${mail}`} hint="mail_texts.hint">
      {mailParts.map((part) => (
        <PartInput key={part} mail={mail} part={part} />
      ))}
      <MailPreview mail={mail} />
    </Section>
  ));
}

function PartInput({ mail, part }: { mail: MailName; part: MailPart }) {
  const translate = useTranslate();
  const usual = localizedText(usualMailTexts[mail][part]);
  return (
    <Bilingual
      source={['mail_texts', mail, part].join('.')}
      label={`mail_texts.part_${part}`}
      max={mailPartMaxima[part]}
      lines={part === 'subject' || part === 'greeting' ? 1 : 3}
      hint={usual === '' ? translate('mail_texts.usually_none') : translate('mail_texts.usual', { text: usual })}
      optional
      check={problemOf}
    />
  );
}

function problemOf(text: string): string | undefined {
  const problem = mailTextProblem(text);
  return problem && localizedText(problem);
}

/** The mail with the texts of the form, as its reader sees it; the last one while a text cannot be used. */
function MailPreview({ mail }: { mail: MailName }) {
  const translate = useTranslate();
  const [locale, setLocale] = useState(getLocale);
  const texts = useSettled(useTexts(mail, locale));
  if (texts === undefined) return null;
  const title = translate('mail_texts.preview', { name: translate(`mail_texts.${mail}`) });
  const address = `${fillPath(settingsApi.previewMail.path, { locale })}${queryString({ mail, texts })}`;
  return (
    <div className={styles.preview}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={locale}
        aria-label={title}
        onChange={(_, chosen: Locale | null) => chosen && setLocale(chosen)}
      >
        {locales.map((each) => (
          <ToggleButton key={each} value={each}>
            {translate(languageNames[each])}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {address.length > longestAddress ? (
        <p>{translate('mail_texts.too_long_to_show')}</p>
      ) : (
        <iframe className={styles.mail} title={title} src={address} sandbox="" />
      )}
    </div>
  );
}

/** The texts of a language as JSON; undefined while one of them cannot be used. */
function useTexts(mail: MailName, locale: Locale): string | undefined {
  const mails = recordOf(useWatch({ name: `mail_texts.${mail}` }));
  const texts = Object.fromEntries(mailParts.map((part) => [part, recordOf(mails[part])[locale] ?? '']));
  const { data } = previewedMailSchema.safeParse(texts);
  return !data || mailParts.some((part) => mailTextProblem(data[part])) ? undefined : JSON.stringify(data);
}
