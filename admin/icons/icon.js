// What tests load in Node for every icon; the build puts the icons of `paths.json` in its place.
export { default } from '@mui/material/SvgIcon';
