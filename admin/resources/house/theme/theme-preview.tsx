import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { screenPaths } from '#contract/pages/screen-paths.ts';
import { programmeApi } from '#contract/programme/programme-api.ts';
import { themePreviewName, writeThemePreview } from '#contract/settings/theme/theme-preview.ts';
import { request } from '../../../api/request.ts';
import { getLocale } from '../../../messages/locale.ts';
import { useSettled } from '../use-settled.ts';
import styles from './theme.module.css';
import { useTypedTheme } from './use-typed-theme.ts';

const screens = ['home', 'programme', 'production'] as const;
type Screen = (typeof screens)[number];

/** Pages of the website in the look of the form, before it is saved. */
export function ThemePreview() {
  const translate = useTranslate();
  const [screen, setScreen] = useState<Screen>('home');
  const theme = useTypedTheme();
  const preview = useSettled(theme && writeThemePreview(theme));
  const paths = usePaths();
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

/** Addresses of the pages in the language of the back office; without that of a production while there is none. */
function usePaths(): Record<'home' | 'programme', string> & { production: string | undefined } {
  const locale = getLocale();
  const { data: productions } = useQuery({
    queryKey: ['theme preview', locale],
    queryFn: () => request(programmeApi.productions, { query: { page_size: 1 } }),
    staleTime: Infinity,
  });
  return {
    home: `/${locale}`,
    programme: `/${locale}/${screenPaths.events[locale]}`,
    production: productions?.results[0]?.url,
  };
}
