import { RadioButtonGroupInput, useEditContext, useInput, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { type Media, mediaTextLengths } from '#contract/media/media.ts';
import { Bilingual } from '../../fields/bilingual.tsx';
import { EditScreen } from '../../forms/edit-screen.tsx';
import { ResourceForm } from '../../forms/resource-form.tsx';
import { Section } from '../../forms/section.tsx';
import { DeleteMedia } from './delete-media.tsx';
import { FocalPoint } from './focal-point.tsx';
import { TagsInput } from './filters/tags-input.tsx';
import { MediaFile } from './media-file.tsx';
import { UsedIn } from './used-in.tsx';

/** Edits an entry of the library: texts, focal point, file, uses. */
export function MediaEdit() {
  return (
    <EditScreen hasPublicPage={false} actions={<DeleteMedia />}>
      <MediaForm />
    </EditScreen>
  );
}

function MediaForm() {
  const translate = useTranslate();
  const { record } = useEditContext<Media>();
  if (!record) return null;
  const isPicture = record.kind === 'image';
  const side = (
    <>
      <MediaFile media={record} />
      <Section title={translate('media.used_in')}>
        <UsedIn key={record.version} id={record.id} />
      </Section>
    </>
  );
  return (
    <ResourceForm side={side} deletable={false}>
      {isPicture && (
        <Section title={translate('media.focal')}>
          <FocalInput media={record} />
        </Section>
      )}
      <Section title={translate('media.texts')}>
        {isPicture && <Alt />}
        <Bilingual source="caption" lines={2} max={mediaTextLengths.caption} />
        <Bilingual source="copyright" max={mediaTextLengths.copyright} optional />
        <TagsInput />
      </Section>
    </ResourceForm>
  );
}

function FocalInput({ media }: { media: Media }) {
  const { field } = useInput({ source: 'focal' });
  const largest = Object.values(media.thumbs).at(-1);
  const fitting = media.thumbs['768'] ?? largest ?? media.url;
  return <FocalPoint src={fitting} value={field.value ?? media.focal} change={field.onChange} />;
}

const decorativeChoices = [
  { id: 'no', name: 'media.says_something' },
  { id: 'yes', name: 'media.says_nothing' },
];

/** A picture has an alternative text or is marked as decorative. */
function Alt() {
  const decorative = useWatch<Media, 'decorative'>({ name: 'decorative' });
  return (
    <>
      <RadioButtonGroupInput
        source="decorative"
        choices={decorativeChoices}
        row={false}
        sx={{ gridColumn: '1 / -1' }}
        helperText={false}
        format={(value: boolean) => (value ? 'yes' : 'no')}
        parse={(value: string) => value === 'yes'}
      />
      {!decorative && <Bilingual source="alt" lines={2} max={mediaTextLengths.alt} hint="media.alt_help" />}
    </>
  );
}
