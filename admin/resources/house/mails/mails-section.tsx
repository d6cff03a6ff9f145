import FormHelperText from '@mui/material/FormHelperText';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { recordOf } from '#contract/base/records.ts';
import { locales } from '#contract/base/locale.ts';
import {
  type MailName,
  mailNames,
  type MailPart,
  mailPartMaxima,
  mailParts,
} from '#contract/settings/mails/mail-texts.ts';
import { mailTextProblem, placeholderNames } from '#contract/settings/mails/placeholders.ts';
import { usualMailTexts } from '#contract/settings/mails/usual-mail-texts.ts';
import { Bilingual } from '../../../fields/bilingual.tsx';
import { Section } from '../../../forms/section.tsx';
import { localizedText } from '../../../format/record-title.ts';
import { MailPreview } from './mail-preview.tsx';

/** Texts of the mails to visitors, each with the mail that they make. */
export function MailsSection() {
  const translate = useTranslate();
  const placeholders = placeholderNames.map((name) => `{${name}}`).join(', ');
  return mailNames.map((mail) => (
    <Section key={mail} title={translate(`mail_texts.${mail}`)} hint={translate('mail_texts.hint', { placeholders })}>
      {mailParts.map((part) => (
        <PartInput key={part} mail={mail} part={part} />
      ))}
      <MailPreview mail={mail} />
    </Section>
  ));
}

function PartInput({ mail, part }: { mail: MailName; part: MailPart }) {
  const translate = useTranslate();
  const source = ['mail_texts', mail, part].join('.');
  const value = recordOf(useWatch({ name: source }));
  const usual = localizedText(usualMailTexts[mail][part]);
  const problems = locales.flatMap((locale) => {
    const text = value[locale];
    const problem = typeof text === 'string' ? mailTextProblem(text) : undefined;
    return problem ? [`${locale.toUpperCase()}: ${localizedText(problem)}`] : [];
  });
  return (
    <>
      <Bilingual
        source={source}
        label={`mail_texts.part_${part}`}
        max={mailPartMaxima[part]}
        lines={part === 'subject' || part === 'greeting' ? 1 : 3}
        hint={usual === '' ? translate('mail_texts.usually_none') : translate('mail_texts.usual', { text: usual })}
        optional
      />
      <output>
        {problems.map((text) => (
          <FormHelperText key={text} error>
            {text}
          </FormHelperText>
        ))}
      </output>
    </>
  );
}
