import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { type SavedMappingsProps, useSavedMappings } from './use-saved-mappings.ts';
import styles from './table.module.css';

/** Chooses, saves and deletes mappings. The one for the same headings is chosen when the file is read. */
export function SavedMappings(props: SavedMappingsProps) {
  const translate = useTranslate();
  const { mappings } = props.table;
  const { chosen, name, setName, choose, save, remove } = useSavedMappings(props);
  return (
    <div className={styles.mappings}>
      {mappings.length > 0 && (
        <TextField
          select
          size="small"
          label={translate('import.mapping')}
          value={chosen ? String(chosen.id) : ''}
          onChange={(event) => choose(event.target.value)}
          slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        >
          <option value="">{translate('import.recognised')}</option>
          {mappings.map(({ id, name: own }) => (
            <option key={id} value={id}>
              {own}
            </option>
          ))}
        </TextField>
      )}
      <TextField
        size="small"
        label={translate('import.mapping_name')}
        value={name}
        onChange={(event) => setName(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 80 } }}
      />
      <Button variant="outlined" disabled={name.trim() === ''} onClick={() => void save()}>
        {translate('import.mapping_save')}
      </Button>
      {chosen && (
        <Button onClick={() => void remove(chosen)}>{translate('import.mapping_remove', { name: chosen.name })}</Button>
      )}
    </div>
  );
}
