import { type Components, createTheme } from '@mui/material/styles';
import { defaultLightTheme } from 'react-admin';
import { fields, colours, raisedShadow } from './fields.ts';
import { LabelledModal } from './named-layer.tsx';

/** Papers, dialogs, menus and messages. */
const surfaces = {
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: 'none' }, elevation8: { boxShadow: raisedShadow } },
  },
  MuiMenu: { defaultProps: { slots: { root: LabelledModal } } },
  MuiPopover: {
    defaultProps: { slots: { root: LabelledModal } },
    styleOverrides: { paper: { boxShadow: `0 0 0 1px ${colours.lineField}, ${raisedShadow}`, borderRadius: 10 } },
  },
  MuiMenuItem: { styleOverrides: { root: { minHeight: 36, fontSize: '0.875rem', borderRadius: 6, margin: '0 6px' } } },
  MuiDialog: {
    styleOverrides: {
      paper: { backgroundColor: colours.mist1, borderRadius: 10, boxShadow: '0 24px 64px rgb(9 32 40 / 34%)' },
    },
  },
  MuiDialogTitle: {
    styleOverrides: {
      root: {
        padding: '12px 16px',
        fontSize: '0.9375rem',
        fontWeight: 600,
        backgroundColor: colours.mist2,
        borderBottom: `1px solid ${colours.line}`,
      },
    },
  },
  MuiDialogContent: { styleOverrides: { root: { padding: '16px !important' } } },
  MuiDialogActions: {
    styleOverrides: {
      // Two long labels do not fit side by side on a phone.
      root: {
        flexWrap: 'wrap',
        rowGap: 8,
        padding: '10px 16px',
        backgroundColor: colours.mist2,
        borderTop: `1px solid ${colours.line}`,
      },
    },
  },
  MuiBackdrop: {
    styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'rgb(9 32 40 / 46%)' } } },
  },
  MuiSnackbarContent: {
    styleOverrides: {
      root: {
        backgroundColor: colours.petrol,
        color: colours.onPetrol,
        borderRadius: 10,
        boxShadow: raisedShadow,
        fontSize: '0.875rem',
      },
    },
  },
  MuiAccordion: { defaultProps: { disableGutters: true } },
  MuiAlert: { styleOverrides: { root: { borderRadius: 6, fontSize: '0.875rem' } } },
} satisfies Components;

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
