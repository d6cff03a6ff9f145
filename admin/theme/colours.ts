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
