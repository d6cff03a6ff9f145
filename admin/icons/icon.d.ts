/** What each path of @mui/icons-material exports; the names are those in `paths.json`. */
export { default } from '@mui/material/SvgIcon';
