import type { Components } from '@mui/material/styles';
import { colours, raisedShadow } from './colours.ts';
import { LabelledPopper } from './named-layer.tsx';

/** Inputs with their label above them, as in the editor's panels. */
export const fields = {
  MuiTextField: {
    defaultProps: { variant: 'outlined', margin: 'none', size: 'small', fullWidth: true },
  },
  MuiFormControl: {
    styleOverrides: { marginDense: { marginTop: 0, marginBottom: 0 } },
    defaultProps: { variant: 'outlined', margin: 'none', size: 'small', fullWidth: true },
  },
  MuiInputLabel: {
    defaultProps: { shrink: true, variant: 'outlined' },
    styleOverrides: {
      root: {
        position: 'static',
        transform: 'none',
        marginBottom: 4,
        maxWidth: '100%',
        color: colours.ink,
        fontSize: '0.8125rem',
        fontWeight: 500,
        lineHeight: 1.45,
        overflow: 'visible',
        whiteSpace: 'normal',
        pointerEvents: 'auto',
        '&.Mui-focused': { color: colours.ink },
        '&.Mui-error': { color: colours.ink },
      },
      asterisk: { color: colours.error, fontWeight: 600 },
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: {
        backgroundColor: '#fff',
        fontSize: '0.875rem',
        minHeight: 34,
        '& .MuiOutlinedInput-notchedOutline': { borderColor: colours.lineField, top: 0 },
        '& .MuiOutlinedInput-notchedOutline legend': { display: 'none' },
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: colours.ink2 },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderColor: colours.accent },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderColor: colours.error, borderWidth: 2 },
        '@media (max-width: 48em)': { minHeight: 44, fontSize: '1rem' },
      },
      input: { padding: '6px 10px', height: 'auto', minHeight: 22, lineHeight: 1.45, boxSizing: 'border-box' },
      multiline: { padding: '6px 10px' },
      inputMultiline: { padding: 0 },
    },
  },
  MuiFormHelperText: {
    styleOverrides: { root: { margin: '4px 0 0', fontSize: '0.75rem', color: colours.ink2, lineHeight: 1.4 } },
  },
  MuiFormLabel: { styleOverrides: { root: { color: colours.ink, '&.Mui-focused': { color: colours.ink } } } },
  MuiFormControlLabel: { styleOverrides: { label: { fontSize: '0.875rem' } } },
  MuiAutocomplete: {
    defaultProps: { slots: { popper: LabelledPopper } },
    styleOverrides: {
      inputRoot: { paddingTop: '1px !important', paddingBottom: '1px !important', paddingLeft: '4px !important' },
      option: { fontSize: '0.875rem' },
      listbox: { maxHeight: '18rem' },
      paper: {
        // It overlays other fields, which are white as well.
        boxShadow: `0 0 0 1px ${colours.lineField}, ${raisedShadow}`,
        borderRadius: 10,
        // Where new values can be typed and none is known, there is nothing to choose from.
        '&:empty': { display: 'none' },
      },
    },
  },
} satisfies Components;
