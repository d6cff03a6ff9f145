import { RadioButtonGroupInput, useEditContext, useInput, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { Media } from '../../contract/media.ts';
import { Bilingual } from '../fields/bilingual.tsx';
import { HouseEdit } from '../forms/house-edit.tsx';
import { HouseForm } from '../forms/house-form.tsx';
import { Section } from '../forms/section.tsx';
import { DeleteMedia } from './delete-media.tsx';
import { FocalPoint } from './focal-point.tsx';
import { MediaFile } from './media-file.tsx';
import type { Point } from './move-focal.ts';
import { UsedIn } from './used-in.tsx';

/** An entry of the library: what it shows, what stays visible of it, its file, where it is used. */
export function MediaEdit() {
  return (
    <HouseEdit shown={false} actions={<DeleteMedia />}>
      <MediaForm />
    </HouseEdit>
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
    <HouseForm side={side} deletable={false}>
      {isPicture && (
        <Section title={translate('media.focal')}>
          <FocalInput media={record} />
        </Section>
      )}
      <Section title={translate('media.texts')}>
        {isPicture && <Alt />}
        <Bilingual source="caption" lines={2} max={1000} />
        <Bilingual source="copyright" max={300} optional />
      </Section>
    </HouseForm>
  );
}

function FocalInput({ media }: { media: Media }) {
  const { field } = useInput({ source: 'focal' });
  const largest = Object.values(media.thumbs).at(-1);
  const fitting = media.thumbs['768'] ?? largest ?? media.url;
  return <FocalPoint src={fitting} value={(field.value as Point | undefined) ?? media.focal} change={field.onChange} />;
}

const says = [
  { id: 'no', name: 'media.says_something' },
  { id: 'yes', name: 'media.says_nothing' },
];

/** Either the picture says something, and is described, or it is decoration. */
function Alt() {
  const decorative = useWatch({ name: 'decorative' }) as boolean;
  return (
    <>
      <RadioButtonGroupInput
        source="decorative"
        choices={says}
        row={false}
        sx={{ gridColumn: '1 / -1' }}
        helperText={false}
        format={(value: boolean) => (value ? 'yes' : 'no')}
        parse={(value: string) => value === 'yes'}
      />
      {!decorative && <Bilingual source="alt" lines={2} max={500} hint="media.alt_help" />}
    </>
  );
}
