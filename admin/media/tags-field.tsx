import { Autocomplete, TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { tagBounds } from '#contract/media/media.ts';
import { mediaApi } from '#contract/media/media-api.ts';
import { request } from '../api/request.ts';

interface TagsFieldProps {
  id: string;
  label: string;
  value: readonly string[];
  onChange: (tags: string[]) => void;
  /** False where only present tags make sense. */
  creates?: boolean;
  /** What can be chosen; the tags of the library by default. */
  options?: readonly string[];
  problem?: string | undefined;
  hint?: string;
}

/** Tags, chosen from those of the library or typed; Enter or a comma ends one. */
export function TagsField({ id, label, value, onChange, creates = true, options, problem, hint }: TagsFieldProps) {
  const known = useTags().map(({ name }) => name);
  const set = (tags: readonly string[]) => onChange(different(tags.flatMap((tag) => tag.split(','))));
  return (
    <Autocomplete
      multiple
      freeSolo={creates}
      autoSelect={creates}
      filterSelectedOptions
      id={id}
      options={options ?? known}
      value={[...value]}
      onChange={(_, tags) => set(tags)}
      renderInput={(input) => (
        <TextField
          {...input}
          label={label}
          error={problem !== undefined}
          helperText={problem ?? hint}
          onKeyDown={(event) => {
            const { target } = event;
            if (event.key !== ',' || !creates || !(target instanceof HTMLInputElement)) return;
            event.preventDefault();
            if (target.value.trim()) set([...value, target.value]);
          }}
          slotProps={{ htmlInput: { ...input.inputProps, maxLength: tagBounds.length } }}
        />
      )}
    />
  );
}

/** Without empty ones and repetitions, whatever their case. */
function different(tags: readonly string[]): string[] {
  const cleaned = tags.map((tag) => tag.trim()).filter(Boolean);
  return cleaned.filter((tag, at) => cleaned.findIndex((one) => one.toLowerCase() === tag.toLowerCase()) === at);
}

/** Every tag of the library with the number of its entries; read again after changes of media. */
export function useTags(): { name: string; count: number }[] {
  const { data = [] } = useQuery({ queryKey: ['media', 'tags'], queryFn: () => request(mediaApi.tags) });
  return data;
}
