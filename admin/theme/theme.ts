import { createTheme } from '@mui/material/styles';
import { defaultLightTheme } from 'react-admin';
import { controls } from './controls.ts';
import { fields } from './fields.ts';
import { surfaces } from './surfaces.ts';
import { tables } from './tables.ts';
import { colours } from './colours.ts';

const font = '-apple-system, BlinkMacSystemFont, "Segoe UI", Inter, Roboto, "Helvetica Neue", Arial, sans-serif';

/** MUI theme: the look of the editor's tools. */
export const theme = createTheme({
  ...defaultLightTheme,
  palette: {
    mode: 'light',
    primary: { main: colours.accent, dark: colours.accent2, contrastText: '#fff' },
    secondary: { main: colours.accent, dark: colours.accent2, contrastText: '#fff' },
    error: { main: colours.error },
    warning: { main: colours.warn },
    success: { main: colours.ok },
    info: { main: colours.info },
    background: { default: colours.mist1, paper: '#fff' },
    text: { primary: colours.ink, secondary: colours.ink2, disabled: colours.ink2 },
    divider: colours.line,
    action: {
      hover: colours.mist2,
      selected: colours.accentTint,
      disabled: colours.ink2,
      disabledBackground: colours.mist3,
    },
  },
  shape: { borderRadius: 6 },
  typography: {
    fontFamily: font,
    fontSize: 13,
    htmlFontSize: 16,
    body1: { fontSize: '0.875rem', lineHeight: 1.45 },
    body2: { fontSize: '0.8125rem', lineHeight: 1.45 },
    button: { textTransform: 'none', fontSize: '0.8125rem', fontWeight: 500, letterSpacing: 0 },
    caption: { fontSize: '0.75rem' },
    h6: { fontSize: '0.9375rem', fontWeight: 600 },
    subtitle1: { fontSize: '0.875rem' },
    subtitle2: { fontSize: '0.8125rem', fontWeight: 600 },
  },
  transitions: {
    duration: {
      shortest: 80,
      shorter: 100,
      short: 120,
      standard: 160,
      complex: 200,
      enteringScreen: 160,
      leavingScreen: 120,
    },
  },
  components: { ...controls, ...fields, ...surfaces, ...tables },
});
