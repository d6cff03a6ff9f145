const paths = {
  arrow: 'M3 12h17M14 5.5 20.5 12 14 18.5',
  'arrow-left': 'M21 12H4M10 5.5 3.5 12l6.5 6.5',
  'arrow-up': 'M12 21V4M5.5 10.5 12 4l6.5 6.5',
  close: 'M4.5 4.5l15 15M19.5 4.5l-15 15',
  search: 'M17.2 10.5a6.7 6.7 0 1 1-13.4 0 6.7 6.7 0 0 1 13.4 0M15.5 15.5 21 21',
  play: 'M7 4.5v15l12.5-7.5z',
  external: 'M9 5H5v14h14v-4M13 4h7v7M20 4 11 13',
  bookmark: 'M6.5 3.5h11v17L12 16.2 6.5 20.5z',
  share: 'M12 15.5V3.5M7 8.2l5-4.7 5 4.7M7.5 11.5H5v9h14v-9h-2.5',
  calendar: 'M4 6h16v14H4zM4 10.5h16M8.5 3.5V7M15.5 3.5V7',
  download: 'M12 3.5v12M6.5 10.5 12 16l5.5-5.5M4 20.5h16',
} as const;

export type IconName = keyof typeof paths;

/** A 24 × 24 line icon in the text colour, hidden from screen readers; styled in base.css. */
export function Icon({ name, className }: { name: IconName; className?: string | undefined }) {
  return (
    <svg className={className ? `icon ${className}` : 'icon'} viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
