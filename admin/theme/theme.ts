import { type Components, createTheme } from '@mui/material/styles';
import { defaultLightTheme } from 'react-admin';
import { fields } from './fields.ts';
import { surfaces } from './surfaces.ts';
import { colours } from './colours.ts';

/** Dense tables that can be read across. */
const tables = {
  MuiTableCell: {
    styleOverrides: {
      root: { borderBottomColor: colours.line, fontSize: '0.875rem', lineHeight: 1.4 },
      sizeSmall: { padding: '7px 10px' },
      head: {
        backgroundColor: colours.mist2,
        color: colours.ink2,
        fontSize: '0.75rem',
        fontWeight: 600,
        whiteSpace: 'nowrap',
      },
    },
  },
  MuiTableSortLabel: {
    styleOverrides: {
      root: { color: colours.ink2, '&.Mui-active': { color: colours.ink }, '&:hover': { color: colours.ink } },
    },
  },
  MuiTableRow: { styleOverrides: { root: { '&.MuiTableRow-hover:hover': { backgroundColor: colours.mist1 } } } },
  MuiTablePagination: {
    styleOverrides: {
      root: { fontSize: '0.8125rem' },
      toolbar: { minHeight: 48 },
      selectLabel: { fontSize: '0.8125rem' },
      displayedRows: { fontSize: '0.8125rem' },
    },
  },
} satisfies Components;

const focused = { outline: `2px solid ${colours.accent}`, outlineOffset: 2 };

/** Buttons, switches, chips. */
const controls = {
  MuiButtonBase: { defaultProps: { disableRipple: true }, styleOverrides: { root: { '&.Mui-focusVisible': focused } } },
  // The placeholder of a name that is still loading. Without a name of its own it would be announced in every row.
  MuiLinearProgress: { defaultProps: { 'aria-hidden': true } },
  MuiButton: {
    defaultProps: { disableElevation: true, size: 'small' },
    styleOverrides: {
      root: { minHeight: 32, padding: '4px 12px', borderRadius: 6, whiteSpace: 'nowrap' },
      text: { color: colours.ink, '&:hover': { backgroundColor: colours.mist3 } },
      outlined: {
        color: colours.ink,
        borderColor: colours.lineField,
        backgroundColor: '#fff',
        '&:hover': { backgroundColor: colours.mist2, borderColor: colours.lineField },
      },
      textError: { color: colours.error },
      contained: { fontWeight: 600 },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: { borderRadius: 6, color: colours.ink, padding: 6, '&:hover': { backgroundColor: colours.mist3 } },
    },
  },
  MuiCheckbox: {
    // react-admin sets the label on the wrapper instead of the input.
    defaultProps: {
      slotProps: {
        root: { 'aria-label': undefined },
        input: (state: { 'aria-label'?: string }) => ({ 'aria-label': state['aria-label'] }),
      },
    },
    styleOverrides: { root: { color: colours.lineField, padding: 6 } },
  },
  MuiSwitch: {
    styleOverrides: { track: { backgroundColor: colours.lineField, opacity: 1 }, switchBase: { padding: 9 } },
  },
  MuiChip: {
    styleOverrides: {
      root: { height: 24, fontSize: '0.75rem', fontWeight: 500, backgroundColor: colours.mist3, color: colours.ink },
    },
  },
  MuiSvgIcon: { styleOverrides: { root: { fontSize: '1.25rem' }, fontSizeSmall: { fontSize: '1.125rem' } } },
  MuiTooltip: {
    styleOverrides: { tooltip: { backgroundColor: colours.petrol, color: colours.onPetrol, fontSize: '0.75rem' } },
  },
} satisfies Components;

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
