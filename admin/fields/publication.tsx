import { SelectInput, useTranslate } from 'react-admin';
import { publicationStates } from '#contract/resources/publication.ts';
import { Moment } from './moment.tsx';

export const stateChoices = publicationStates.map((id) => ({ id, name: `publication.${id}` }));

/** Draft, public or archived. */
export function PublicationState({ helperText = 'publication.state_hint' }: { helperText?: string | false }) {
  const translate = useTranslate();
  return (
    <SelectInput
      source="state"
      label="publication.state"
      choices={stateChoices}
      emptyText={false}
      helperText={helperText && translate(helperText)}
    />
  );
}

/** The state, and the moment from which a public entry is seen. */
export function Publication({ helperText }: { helperText?: string }) {
  const translate = useTranslate();
  return (
    <>
      <PublicationState {...(helperText ? { helperText } : {})} />
      <Moment
        source="public_from"
        label="publication.public_from"
        helperText={translate('publication.public_from_hint')}
      />
    </>
  );
}

/** Filter of lists. */
export const stateFilter = (
  <SelectInput key="state" source="state" label="publication.state" choices={stateChoices} helperText={false} />
);
