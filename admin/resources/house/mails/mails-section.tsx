import { useTranslate } from 'react-admin';
import {
  type MailName,
  mailNames,
  type MailPart,
  mailPartMaxima,
  mailParts,
} from '#contract/settings/mails/mail-texts.ts';
import { mailTextProblem } from '#contract/settings/mails/placeholders.ts';
import { usualMailTexts } from '#contract/settings/mails/usual-mail-texts.ts';
import { Bilingual } from '../../../fields/bilingual.tsx';
import { Section } from '../../../forms/section.tsx';
import { localizedText } from '../../../format/record-title.ts';
import { MailPreview } from './mail-preview.tsx';

/** Texts of the mails to visitors, each with the mail that they make. */
export function MailsSection() {
  const translate = useTranslate();
  return mailNames.map((mail) => (
    <Section key={mail} title={translate(`mail_texts.${mail}`)} hint={translate('mail_texts.hint')}>
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
