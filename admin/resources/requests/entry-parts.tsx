import Launch from '@mui/icons-material/OpenInNew';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { RequestEntryDetails } from '#contract/editing/requests/requests-api.ts';
import { Changes } from '../../history/changes.tsx';
import styles from './requests.module.css';

/** How the subject would look; absent without a page. */
export function PreviewLink({ address }: { address: string }) {
  const translate = useTranslate();
  if (!address) return null;
  return (
    <Button variant="outlined" href={address} target="_blank" rel="noreferrer" endIcon={<Launch />}>
      {translate('forms.preview')}
    </Button>
  );
}

/** Where the subject is edited; with its title in a list. */
export function EditLink({ address, title }: { address: string; title?: string }) {
  const translate = useTranslate();
  const label = title === undefined ? translate('ra.action.edit') : translate('requests.to_place');
  const name = title === undefined ? undefined : translate('requests.to_place_of', { title });
  const inOffice = address.startsWith('/admin/');
  return inOffice ? (
    <Button variant="outlined" component={Link} to={address.slice('/admin'.length)} aria-label={name}>
      {label}
    </Button>
  ) : (
    <Button variant="outlined" href={address} target="_blank" rel="noreferrer" endIcon={<Launch />} aria-label={name}>
      {label}
    </Button>
  );
}

/** Each changed module, or the changed fields of the record. */
export function ChangedParts({ details: { parts, subject } }: { details: RequestEntryDetails }) {
  const translate = useTranslate();
  const resource = subject.kind === 'record' ? subject.resource : 'modules';
  // Two modules of one kind have the same title.
  const keyed = parts.map((part, at) => ({ part, key: `${at} ${part.title}` }));
  return (
    <>
      {parts.length === 0 && (
        <p>{translate(subject.kind === 'season' ? 'requests.see_release' : 'requests.no_change')}</p>
      )}
      {keyed.map(({ part, key }) => (
        <div key={key} className={styles.part}>
          {part.title !== null && (
            <h3>
              {part.title} <span className={styles.kind}>{translate(`requests.part_${part.kind}`)}</span>
            </h3>
          )}
          {part.changes.length > 0 && <Changes resource={resource} changes={part.changes} />}
        </div>
      ))}
    </>
  );
}
