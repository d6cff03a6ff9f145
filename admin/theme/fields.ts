import type { Components } from '@mui/material/styles';
import { LabelledPopper } from './named-layer.tsx';

/** Same values as tokens.css, for MUI, which computes with them. */
export const colours = {
  mist1: '#f4f8fa',
  mist2: '#e8eff3',
  mist3: '#d8e3e9',
  line: '#c6d3da',
  lineField: '#6d828d',
  ink: '#10232c',
  ink2: '#435863',
  accent: '#006b7b',
  accent2: '#00505d',
  accentTint: '#d9eff2',
  petrol: '#0c323c',
  petrol2: '#1a4a56',
  onPetrol: '#f3fafb',
  ok: '#17663f',
  warn: '#7d4e00',
  error: '#ad1f2d',
  errorTint: '#fde6e6',
  info: '#27508f',
} as const;

/** Shadow of overlays. */
export const raisedShadow = '0 1px 2px rgb(9 32 40 / 16%), 0 8px 24px rgb(9 32 40 / 18%)';

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
