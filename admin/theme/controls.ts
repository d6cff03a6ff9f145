import type { Components } from '@mui/material/styles';
import { colours } from './colours.ts';

const focused = { outline: `2px solid ${colours.accent}`, outlineOffset: 2 };

/** Buttons, switches, chips. */
export const controls = {
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
