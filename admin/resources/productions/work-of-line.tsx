import { SelectInput, useTranslate } from 'react-admin';
import { recordOf } from '#contract/base/records.ts';

/** A work of a double bill to which a line of the cast can belong. */
export interface WorkChoice {
  id: string;
  name: string;
}

/** The works of a production as choices; those without a title by number. */
export function worksOf(production: unknown): WorkChoice[] {
  const { works } = recordOf(production);
  return (Array.isArray(works) ? works : []).map(recordOf).flatMap(({ id, title }, n) => {
    const { de } = recordOf(title);
    return typeof id === 'string' ? [{ id, name: typeof de === 'string' && de !== '' ? de : `${n + 1}` }] : [];
  });
}

/** The work of a line; a line of a work that is deleted belongs to the whole evening. */
export function WorkOfLine({ works }: { works: WorkChoice[] }) {
  const translate = useTranslate();
  return (
    <SelectInput
      source="work_id"
      label={translate('cast.work')}
      choices={works}
      emptyText={translate('cast.whole_evening')}
      format={(value: unknown) => (works.some(({ id }) => id === value) ? value : '')}
      parse={(value: string) => value || null}
      helperText={false}
    />
  );
}
