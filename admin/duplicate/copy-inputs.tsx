import {
  BooleanInput,
  CheckboxGroupInput,
  type RaRecord,
  required,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import { type CopyRules, partsOf } from '#contract/resources/copy-rules.ts';
import { Bilingual } from '../fields/bilingual.tsx';
import { Moment } from '../fields/moment.tsx';
import { Reference } from '../fields/reference.tsx';
import { References } from '../fields/references.tsx';
import { formatMoment } from '../format/format-moment.ts';
import { recordTitle } from '../format/record-title.ts';
import styles from './copy-dialog.module.css';

const filled = required('fields.required');
const datedTitle = (event: RaRecord) => `${recordTitle(event)}, ${formatMoment(String(event.start))}`;

/** An input for each field that can differ from the original, and a box for each part. */
export function CopyInputs({ rules }: { rules: CopyRules }) {
  const translate = useTranslate();
  const resource = useResourceContext();
  const parts = partsOf(rules).map((id) => ({ id, name: translate(`copies.${resource}.${id}`) }));
  return (
    <>
      {rules.changeable.map((name) => (
        <CopyInput key={name} name={name} isRequired={rules.required.includes(name)} />
      ))}
      <div className={styles.whole}>
        <CheckboxGroupInput source="parts" choices={parts} label="copies.parts" row={false} helperText={false} />
      </div>
    </>
  );
}

function CopyInput({ name, isRequired }: { name: string; isRequired: boolean }) {
  switch (name) {
    case 'title':
      return (
        <div className={styles.whole}>
          <Bilingual source="title" required max={200} />
        </div>
      );
    case 'season_id':
      return <Reference source="season_id" to="seasons" sort={{ field: 'starts_on', order: 'DESC' }} />;
    case 'is_revival':
      return <BooleanInput source="is_revival" helperText={false} />;
    case 'event_ids':
      return (
        <div className={styles.whole}>
          <References
            source="event_ids"
            to="events"
            sort={{ field: 'start', order: 'DESC' }}
            optionText={datedTitle}
            helperText="copies.dates_hint"
          />
        </div>
      );
    default:
      return <Moment source={name} {...(isRequired ? { validate: filled } : {})} />;
  }
}
