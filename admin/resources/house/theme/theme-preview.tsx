import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { programmeApi } from '#contract/programme/programme-api.ts';
import { themePreviewName, writeThemePreview } from '#contract/settings/theme/theme-preview.ts';
import { themeSchema } from '#contract/settings/theme/theme-schema.ts';
import { request } from '../../../api/request.ts';
import styles from './theme.module.css';

const screens = ['home', 'programme', 'production'] as const;
type Screen = (typeof screens)[number];

/** Milliseconds without a change before the pages are loaded again. */
const pause = 500;

/** Pages of the website in the look of the form, before it is saved. */
export function ThemePreview() {
  const translate = useTranslate();
  const locale = useLocale() === 'en' ? 'en' : 'de';
  const [screen, setScreen] = useState<Screen>('home');
  const preview = useSettled(useEncodedTheme());
  const { data: productions } = useQuery({
    queryKey: ['theme preview', locale],
    queryFn: () => request(programmeApi.productions, { query: { page_size: 1 } }),
    staleTime: Infinity,
  });
  const production = productions?.results[0]?.url;
  const paths: Record<Screen, string | undefined> = {
    home: `/${locale}`,
    programme: locale === 'de' ? '/de/programm' : '/en/programme',
    production,
  };
  const path = paths[screen] ?? paths.home;
  const address = preview && `${path}?${new URLSearchParams({ [themePreviewName]: preview })}`;
  const name = translate(`house.try_${screen}`);
  return (
    <div className={styles.preview}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={screen}
        aria-label={translate('house.try')}
        onChange={(_, chosen: Screen | null) => chosen && setScreen(chosen)}
      >
        {screens
          .filter((each) => paths[each] !== undefined)
          .map((each) => (
            <ToggleButton key={each} value={each}>
              {translate(`house.try_${each}`)}
            </ToggleButton>
          ))}
      </ToggleButtonGroup>
      {address !== undefined && (
        <div className={styles.windows}>
          <div className={styles.phone}>
            {/* Without scripts: the page is only looked at, and loads faster. */}
            <iframe title={translate('house.try_phone', { screen: name })} src={address} sandbox="allow-same-origin" />
          </div>
          <div className={styles.screen}>
            <iframe title={translate('house.try_screen', { screen: name })} src={address} sandbox="allow-same-origin" />
          </div>
        </div>
      )}
    </div>
  );
}

/** Undefined while a colour is being typed. */
function useEncodedTheme(): string | undefined {
  const { data } = themeSchema.safeParse(useWatch({ name: 'theme' }));
  return data && writeThemePreview(data);
}

/** The value since it has not changed for a moment; the last one before. */
function useSettled(value: string | undefined): string | undefined {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    if (value === undefined) return;
    const timer = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
