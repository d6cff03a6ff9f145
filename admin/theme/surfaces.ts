import type { Components } from '@mui/material/styles';
import { colours, raisedShadow } from './colours.ts';
import { LabelledModal } from './named-layer.tsx';

/** Papers, dialogs, menus and messages. */
export const surfaces = {
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
