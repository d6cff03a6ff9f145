import { anchor, choice } from '#contract/fields/field.ts';
import { defineModule } from '#contract/fields/module-kind.ts';

/** Column widths of each layout on a 12-column grid. */
export const layoutColumns = {
  '100': [12],
  '67-33': [8, 4],
  '33-67': [4, 8],
  '50-50': [6, 6],
  '33-33-33': [4, 4, 4],
  '25-50-25': [3, 6, 3],
} as const;
export type Layout = keyof typeof layoutColumns;

export const container = defineModule({
  model: 'container',
  label: { de: 'Spalten', en: 'Columns' },
  group: 'columns',
  position: 1,
  icon: 'columns',
  keywords: ['raster', 'grid', 'layout'],
  columns: true,
  fields: {
    layout: choice('Aufteilung', 'Layout', {
      default: '100',
      options: [
        { value: '100', label: { de: 'Eine Spalte', en: 'One column' } },
        { value: '67-33', label: { de: 'Zwei Drittel, ein Drittel', en: 'Two thirds, one third' } },
        { value: '33-67', label: { de: 'Ein Drittel, zwei Drittel', en: 'One third, two thirds' } },
        { value: '50-50', label: { de: 'Zwei Hälften', en: 'Two halves' } },
        { value: '33-33-33', label: { de: 'Drei Drittel', en: 'Three thirds' } },
        { value: '25-50-25', label: { de: 'Viertel, Hälfte, Viertel', en: 'Quarter, half, quarter' } },
      ],
    }),
    slug: anchor(),
  },
});
