import type { Components } from '@mui/material/styles';
import { colours } from './colours.ts';

/** Dense tables that can be read across. */
export const tables = {
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
