import { useFormContext, useWatch } from 'react-hook-form';
import { themeSchema } from '#contract/settings/theme/theme-schema.ts';
import type { Theme } from '#contract/settings/theme/theme.ts';

/** The look in the form; undefined while a colour is being typed. */
export function useTypedTheme(): Theme | undefined {
  return themeSchema.safeParse(useWatch({ name: 'theme' })).data;
}

/** Takes over a complete look. What the server has said about the one before is forgotten. */
export function useSetTheme(): (theme: Theme) => void {
  const { setValue, clearErrors } = useFormContext();
  return (theme) => {
    setValue('theme', theme, { shouldDirty: true, shouldTouch: true });
    clearErrors('theme');
  };
}
