import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { z } from 'zod';
import { BackOffice } from './frame/back-office.tsx';
import './theme/tokens.css';

// The policy lets no text become code.
z.config({ jitless: true });

const nonce = document.querySelector<HTMLElement>('meta[property="csp-nonce"]')?.nonce ?? '';
const styles = createCache({ key: 'office', nonce, prepend: true });
const place = document.getElementById('back-office');

if (place) {
  createRoot(place).render(
    <StrictMode>
      <CacheProvider value={styles}>
        <BackOffice />
      </CacheProvider>
    </StrictMode>,
  );
}
