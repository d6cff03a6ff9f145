import { useEffect, useState } from 'react';
import { useLocale } from '#ui/locale.ts';
import { fetchUser, type Staff } from './fetch-user.ts';

/** The logged-in user, once known; a failed check counts as not logged in, without a message. */
export function useStaff(): Staff | null {
  const locale = useLocale();
  const [staff, setStaff] = useState<Staff | null>(null);
  useEffect(() => {
    let current = true;
    fetchUser(locale).then(
      (user) => current && setStaff(user),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [locale]);
  return staff;
}
