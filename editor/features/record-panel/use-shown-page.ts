import { useCallback } from 'react';
import { useNavigate, useRevalidator } from 'react-router';

/** Returns a function that loads the page again after something was saved; at `address`, if the page has another now. */
export function useShownPage(): (address?: string) => Promise<void> {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  return useCallback(
    async (address) => {
      if (!address || address === window.location.pathname) await revalidate();
      else await navigate(`${address}?edit`, { replace: true, preventScrollReset: true });
    },
    [navigate, revalidate],
  );
}
