import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { momentIn } from '../house/moment-in.ts';
import { Chip } from './cells.tsx';

interface DueProps {
  from: string | null | undefined;
  to?: string | null | undefined;
  /** False: not shown whatever the time. */
  online?: boolean;
}

/** From when until when something is shown, and whether that is now. */
export function Due({ from, to, online = true }: DueProps) {
  const translate = useTranslate();
  const [now] = useState(Date.now);
  const early = from ? Date.parse(from) > now : false;
  const late = to ? Date.parse(to) <= now : false;
  const span = [
    from && translate('lists.from', { moment: momentIn(from) }),
    to && translate('lists.until', { moment: momentIn(to) }),
  ];
  return (
    <>
      {early && <Chip kind="info">{translate('lists.planned')}</Chip>}
      {late && <Chip>{translate('lists.over')}</Chip>}
      {to !== undefined && !early && !late && online && <Chip kind="ok">{translate('lists.now')}</Chip>}{' '}
      {to === undefined ? momentIn(from) : span.filter(Boolean).join(' ') || translate('lists.always')}
    </>
  );
}
