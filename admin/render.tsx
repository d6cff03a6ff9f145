import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BackOffice } from './shell/back-office.tsx';
import { joinLinesInInputs } from '#text/one-line.ts';
import './theme/tokens.css';
import './theme/base.css';

/** Draws the office; the texts of its language have to be loaded. */
export function start(): void {
  const nonce = document.querySelector<HTMLElement>('meta[property="csp-nonce"]')?.nonce ?? '';
  const styles = createCache({ key: 'office', nonce, prepend: true });
  const place = document.getElementById('back-office');

  joinLinesInInputs();

  if (place) {
    createRoot(place).render(
      <StrictMode>
        <CacheProvider value={styles}>
          <BackOffice />
        </CacheProvider>
      </StrictMode>,
    );
  }
}
