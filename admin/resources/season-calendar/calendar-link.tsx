import CalendarIcon from '@mui/icons-material/CalendarMonthOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';

/** Leads to the calendar of the season. */
export function CalendarLink() {
  const translate = useTranslate();
  return (
    <Button component={Link} to="/calendar" variant="outlined" startIcon={<CalendarIcon />}>
      {translate('calendar.open')}
    </Button>
  );
}
