import type { KindIcon } from '#contract/fields/module-kind.ts';
import ed from './editor.module.css';

/** Line icons in a view box of 20 × 20. */
const icons = {
  grip: '<g fill="currentColor" stroke="none"><circle cx="7.5" cy="5" r="1.3"/><circle cx="12.5" cy="5" r="1.3"/><circle cx="7.5" cy="10" r="1.3"/><circle cx="12.5" cy="10" r="1.3"/><circle cx="7.5" cy="15" r="1.3"/><circle cx="12.5" cy="15" r="1.3"/></g>',
  grid: '<path d="M4 4h5v5H4zM11 4h5v5h-5zM4 11h5v5H4zM11 11h5v5h-5z"/>',
  fold: '<path d="M11.5 5.5 7 10l4.5 4.5M15.5 5.5 11 10l4.5 4.5"/>',
  outline: '<path d="M4 5h6M8 10h8M8 15h5M4.5 8v7"/>',
  more: '<g fill="currentColor" stroke="none"><circle cx="4.5" cy="10" r="1.4"/><circle cx="10" cy="10" r="1.4"/><circle cx="15.5" cy="10" r="1.4"/></g>',
  cut: '<circle cx="5.5" cy="14" r="2.2"/><circle cx="14.5" cy="14" r="2.2"/><path d="M7 12.3 13.5 3.5M13 12.3 6.5 3.5"/>',
  paste: '<path d="M5 4.5h10v12H5zM8 3h4v3H8z"/>',
  move: '<path d="M10 3v14M3 10h14M10 3 7.8 5.2M10 3l2.2 2.2M10 17l-2.2-2.2M10 17l2.2-2.2M3 10l2.2-2.2M3 10l2.2 2.2M17 10l-2.2-2.2M17 10l-2.2 2.2"/>',
  close: '<path d="M5 5l10 10M15 5 5 15"/>',
  check: '<path d="m4.5 10.5 3.5 3.5 7.5-8"/>',
  plus: '<path d="M10 4v12M4 10h12"/>',
  up: '<path d="M10 16V4.5M5 9l5-5 5 5"/>',
  down: '<path d="M10 4v11.5M5 11l5 5 5-5"/>',
  chev: '<path d="m6 8 4 4 4-4"/>',
  pencil:
    '<path d="M4 16l.8-3.6L13 4.2a1.4 1.4 0 0 1 2 0l.8.8a1.4 1.4 0 0 1 0 2L7.6 15.2z"/><path d="m11.5 5.7 2.8 2.8"/>',
  undo: '<path d="M4 8h8a4 4 0 0 1 0 8H8M7.5 4.5 4 8l3.5 3.5"/>',
  redo: '<path d="M16 8H8a4 4 0 0 0 0 8h4M12.5 4.5 16 8l-3.5 3.5"/>',
  link: '<path d="M8.5 11.5a3 3 0 0 0 4.3 0l2.8-2.8a3 3 0 0 0-4.3-4.3l-1 1"/><path d="M11.5 8.5a3 3 0 0 0-4.3 0l-2.8 2.8a3 3 0 0 0 4.3 4.3l1-1"/>',
  ul: '<path d="M8 5.5h8M8 10h8M8 14.5h8"/><g fill="currentColor" stroke="none"><circle cx="4.5" cy="5.5" r="1.2"/><circle cx="4.5" cy="10" r="1.2"/><circle cx="4.5" cy="14.5" r="1.2"/></g>',
  ol: '<path d="M9 5.5h7M9 10h7M9 14.5h7M4 4.3l1.2-.6v3.6M3.8 12.6c.3-1 2.2-.9 2.1.2 0 .9-2 1.3-2.1 2.6h2.2"/>',
  quote: '<path d="M8 6c-2.7.6-4 2.4-4 5v3h4v-4H5.8M16 6c-2.7.6-4 2.4-4 5v3h4v-4h-2.2"/>',
  al: '<path d="M4 5.5h12M4 10h7M4 14.5h10"/>',
  ac: '<path d="M4 5.5h12M6.5 10h7M5 14.5h10"/>',
  ar: '<path d="M4 5.5h12M9 10h7M6 14.5h10"/>',
  heading: '<path d="M5 4.5v11M15 4.5v11M5 10h10"/>',
  text: '<path d="M4 5.5h12M4 9h12M4 12.5h12M4 16h7"/>',
  faq: '<path d="M4 4.5h12v9H9.5L6 16.5v-3H4z"/><path d="M8.5 7.6c.4-1.3 3-1.2 2.9.3 0 1-1.4 1.1-1.4 2.1"/><path d="M10 11.6v.1"/>',
  image:
    '<path d="M3.5 4.5h13v11h-13z"/><path d="m3.5 13 3.8-3.8 3.4 3.3 2.3-2 3.5 3"/><circle cx="12.8" cy="7.8" r="1.2"/>',
  images: '<path d="M3 6.5h10.5v9H3z"/><path d="M6 6.5v-2.5h11v9h-3.5"/><path d="m3 13.5 3-2.8 2.5 2.3 2-1.5 3 2.3"/>',
  video: '<path d="M3.5 4.5h13v11h-13z"/><path d="m8.5 7.5 4 2.5-4 2.5z"/>',
  videos: '<path d="M3 6.5h10.5v9H3z"/><path d="M6 6.5v-2.5h11v9h-3.5"/><path d="m7 9 3 2-3 2z"/>',
  audio: '<path d="M4 8v4M7 5.5v9M10 7.5v5M13 4v12M16 8v4"/>',
  logos:
    '<circle cx="6" cy="6.5" r="2.5"/><path d="M11.5 4h5v5h-5zM3.5 12h5v4.5h-5z"/><path d="m14 11.8 2.6 4.7h-5.2z"/>',
  teaser: '<path d="M3 4.5h14v11H3z"/><path d="M10.5 4.5v11M12.8 8h2.2M12.8 10.5h2.2"/>',
  tiles: '<path d="M3.5 4.5h5.5v6H3.5zM11 4.5h5.5v6H11z"/><path d="M3.5 13h5.5M3.5 15.5h3M11 13h5.5M11 15.5h3"/>',
  event: '<path d="M3.5 5.5h13v11h-13zM3.5 9h13M7 3.5v3.5M13 3.5v3.5"/><path d="M7 12.5h2.5"/>',
  booklet:
    '<path d="M10 5.5c-1.5-1.2-3.8-1.5-6.5-1.5v11c2.7 0 5 .3 6.5 1.5 1.5-1.2 3.8-1.5 6.5-1.5V4c-2.7 0-5 .3-6.5 1.5zM10 5.5v11"/>',
  social:
    '<circle cx="5.5" cy="10" r="2"/><circle cx="14.5" cy="5.5" r="2"/><circle cx="14.5" cy="14.5" r="2"/><path d="m7.3 9.1 5.4-2.7M7.3 10.9l5.4 2.7"/>',
  columns: '<path d="M3.5 4.5h13v11h-13zM10 4.5v11"/>',
  page: '<path d="M5 3h7l3.5 3.5V17H5zM12 3v3.5h3.5"/><path d="M7.5 10.5h5M7.5 13.5h5"/>',
  globe:
    '<circle cx="10" cy="10" r="6.8"/><path d="M3.2 10h13.6M10 3.2c2 2 2.8 4.3 2.8 6.8S12 14.8 10 16.8c-2-2-2.8-4.3-2.8-6.8S8 5.2 10 3.2z"/>',
  devices: '<path d="M2.500 4.500h11v8h-11zM6 15.500h3.500M15 8h3v8.500h-3z"/>',
  eye: '<path d="M2.5 10S5.2 5 10 5s7.5 5 7.5 5-2.7 5-7.5 5-7.5-5-7.5-5z"/><circle cx="10" cy="10" r="2.2"/>',
  saved: '<circle cx="10" cy="10" r="6.8"/><path d="m7 10.3 2.2 2.2L13.3 8"/>',
  offline: '<path d="M3 3l14 14M6.2 8.3A3.6 3.6 0 0 0 6.5 15.5H13M16 14a3.2 3.2 0 0 0-1.8-5.6A4.7 4.7 0 0 0 8.5 6"/>',
  sync: '<path d="M15.8 8A6.2 6.2 0 0 0 4.5 7.2M4.2 12a6.2 6.2 0 0 0 11.3.8M4 4.2v3.3h3.3M16 15.8v-3.3h-3.3"/>',
  warn: '<path d="M10 3.5 17.2 16H2.8zM10 8.5v3.5M10 14v.1"/>',
  error: '<circle cx="10" cy="10" r="6.8"/><path d="M10 6.5v4.5M10 13.4v.1"/>',
  info: '<circle cx="10" cy="10" r="6.8"/><path d="M10 9.3v4M10 6.7v.1"/>',
  missing: '<circle cx="10" cy="10" r="6.5" stroke-dasharray="2.5 2.6"/>',
  stale: '<circle cx="10" cy="10" r="6.8"/><path d="M10 6v4.2l2.6 1.6"/>',
  checks: '<path d="m3.5 5.5 1.4 1.4 2.4-2.8M3.5 13l1.4 1.4 2.4-2.8M10 6h6.5M10 13.5h6.5"/>',
  file: '<path d="M5 3h7l3.5 3.5V17H5zM12 3v3.5h3.500"/>',
  mail: '<path d="M3 5h14v10H3zM3 5.500l7 5.500 7-5.500"/>',
  tel: '<path d="M5.500 3.500 8 4l.8 3.200-1.700 1.300a9 9 0 0 0 4.400 4.400l1.300-1.700L16 12l.5 2.500c0 1.200-1 2-2 2C8.500 16 4 11.500 3.500 5.500c0-1 .8-2 2-2z"/>',
  history: '<path d="M4.2 8A6.2 6.2 0 1 1 4 11.5M3.5 4.5V8H7M10 6.5V10l2.5 1.8"/>',
  newPage: '<path d="M5 3h7l3.500 3.500V17H5zM12 3v3.500h3.500"/><path d="M10.200 9v5M7.700 11.500h5"/>',
  replace: '<path d="M4 6.5h11.5L12.5 3.5M16 13.5H4.5l3 3"/>',
  search: '<circle cx="9" cy="9" r="5"/><path d="m12.8 12.8 3.7 3.7"/>',
  upload: '<path d="M10 13V4M6.5 7.5 10 4l3.5 3.5M4 13v3h12v-3"/>',
  trash: '<path d="M4 6h12M8 6V4h4v2M5.5 6l.7 10.5h7.6L14.5 6M8.5 9v4.5M11.5 9v4.5"/>',
  copy: '<path d="M7 7h9v9.5H7zM4 13V3.5h8.5"/>',
  qr: '<path d="M3.500 3.500h5v5h-5zM11.500 3.500h5v5h-5zM3.500 11.500h5v5h-5zM11.500 11.500h2v2h-2zM14.500 14.500h2v2h-2zM16.500 11.500v1M11.500 16.500h1"/>',
  external: '<path d="M8 5H4v11h11v-4M11.5 4H16v4.5M16 4l-7 7"/>',
  lock: '<path d="M5 9h10v7.5H5zM7 9V6.5a3 3 0 0 1 6 0V9"/>',
  flag: '<path d="M5 17V3.500h10l-2.500 3.250 2.500 3.250H5"/>',
  pattern: '<path d="M3.5 3.5h13v4h-13zM3.5 10h6v6.500h-6z"/><path d="M14.500 10.500v5.500M11.800 13.200h5.400"/>',
  note: '<path d="M4 4h12v9H9.5L6 16.500V13H4z"/>',
  keys: '<path d="M2.5 5.5h15v9h-15zM5.5 8.3h.1M8.5 8.3h.1M11.5 8.3h.1M14.5 8.3h.1M7 11.7h6"/>',
} as const;

export type IconName = keyof typeof icons | KindIcon;

const drawings: Record<string, string> = icons;

/** A decorative icon, without an accessible name. `name` may also be SVG elements for a view box of 20 × 20. */
export function Icon({ name, className }: { name: IconName; className?: string | undefined }) {
  return (
    <svg
      viewBox="0 0 20 20"
      aria-hidden="true"
      className={[ed.i, className].filter(Boolean).join(' ')}
      dangerouslySetInnerHTML={{ __html: drawings[name] ?? name }}
    />
  );
}
