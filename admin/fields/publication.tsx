import { BooleanInput, type BooleanInputProps, SelectInput, useRecordContext, useTranslate } from 'react-admin';
import { publicationStates } from '#contract/resources/publication.ts';
import { useMay } from '../api/use-site.ts';
import { Moment } from './plain.tsx';

export const stateChoices = publicationStates.map((id) => ({ id, name: `publication.${id}` }));

/** Draft, public or archived; read-only for users who may not publish. */
export function PublicationState({ helperText = 'publication.state_hint' }: { helperText?: string | false }) {
  const translate = useTranslate();
  const mayPublish = useMay('publish');
  const hint = mayPublish ? helperText : 'publication.not_permitted';
  return (
    <SelectInput
      source="state"
      label="publication.state"
      choices={stateChoices}
      emptyText={false}
      readOnly={!mayPublish}
      helperText={hint && translate(hint)}
    />
  );
}

/** The state, and the moment from which a public entry is seen. */
export function Publication({ helperText }: { helperText?: string }) {
  return (
    <>
      <PublicationState {...(helperText ? { helperText } : {})} />
      <VisibleMoment source="public_from" label="publication.public_from" hint="publication.public_from_hint" />
    </>
  );
}

/** A moment that decides whether visitors see the record; of a draft everybody may plan it. */
export function VisibleMoment({
  hint,
  ...props
}: Omit<Parameters<typeof Moment>[0], 'helperText'> & { hint?: string }) {
  const translate = useTranslate();
  const isFixed = useFixedVisibility();
  return <Moment {...props} readOnly={isFixed} helperText={hint === undefined ? false : translate(hint)} />;
}

/** A switch that decides whether visitors see something. */
export function VisibleSwitch({ hint, ...props }: Omit<BooleanInputProps, 'helperText'> & { hint: string }) {
  const translate = useTranslate();
  const mayPublish = useMay('publish');
  return (
    <BooleanInput
      {...props}
      readOnly={!mayPublish}
      helperText={translate(mayPublish ? hint : 'publication.not_permitted')}
    />
  );
}

/** True for a record that is not a draft, if the user may not publish. */
function useFixedVisibility(): boolean {
  const record = useRecordContext<{ id: number; state?: string }>();
  const mayPublish = useMay('publish');
  return !mayPublish && record?.state !== undefined && record.state !== 'draft';
}

/** Filter of lists. */
export const stateFilter = (
  <SelectInput key="state" source="state" label="publication.state" choices={stateChoices} helperText={false} />
);
