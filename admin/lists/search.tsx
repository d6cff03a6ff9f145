import SearchIcon from '@mui/icons-material/Search';
import InputAdornment from '@mui/material/InputAdornment';
import { TextInput, useTranslate } from 'react-admin';

/** Full-text search: all words have to occur. */
export function Search({ source = 'query' }: { source?: string; alwaysOn?: boolean }) {
  const translate = useTranslate();
  return (
    <TextInput
      source={source}
      label={false}
      helperText={false}
      resettable
      placeholder={translate('ra.action.search')}
      slotProps={{
        htmlInput: { 'aria-label': translate('ra.action.search'), type: 'search' },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <SearchIcon fontSize="small" />
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
