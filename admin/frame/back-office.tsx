import { QueryClient } from '@tanstack/react-query';
import { lazy } from 'react';
import { Admin, CustomRoutes, HttpError, localStorageStore, Resource } from 'react-admin';
import { createBrowserRouter, Route, RouterProvider } from 'react-router-dom';
import type { Role } from '../../contract/user.ts';
import { authProvider } from '../house/auth-provider.ts';
import { dataProvider } from '../house/data-provider.ts';
import { i18nProvider } from '../house/interface-language.ts';
import { pages, rooms } from '../rooms.tsx';
import { theme } from '../theme/theme.ts';
import { Failure } from './failure.tsx';
import { Frame } from './frame.tsx';
import { Notifications } from './notifications.tsx';
import { Overview } from './overview.tsx';
import { SignIn } from './sign-in.tsx';

/** A refusal is not asked for again; a fault of the net or the server may pass. */
const retry = (times: number, error: unknown) =>
  times < 2 && !(error instanceof HttpError && error.status >= 400 && error.status < 500);

const queries = new QueryClient({ defaultOptions: { queries: { retry, refetchOnWindowFocus: false } } });
const store = localStorageStore(undefined, 'proscenium');

const Account = lazy(async () => ({ default: (await import('../account/account.tsx')).Account }));
const Forgotten = lazy(async () => ({ default: (await import('../account/forgotten.tsx')).Forgotten }));
const SetPassword = lazy(async () => ({ default: (await import('../account/set-password.tsx')).SetPassword }));

function Office() {
  return (
    <Admin
      dataProvider={dataProvider}
      authProvider={authProvider}
      i18nProvider={i18nProvider}
      queryClient={queries}
      store={store}
      theme={theme}
      darkTheme={null}
      layout={Frame}
      error={Failure}
      dashboard={Overview}
      loginPage={SignIn}
      notification={Notifications}
      requireAuth
      disableTelemetry
    >
      <CustomRoutes>
        {pages.map(({ path, Screen }) => (
          <Route key={path} path={path} element={<Screen />} />
        ))}
      </CustomRoutes>
      {(role: Role) =>
        rooms
          .filter((room) => !room.role || room.role === role)
          .map(({ name, screens }) => <Resource key={name} name={name} {...screens} />)
      }
      <CustomRoutes>
        <Route path="/account" element={<Account />} />
      </CustomRoutes>
      <CustomRoutes noLayout>
        <Route path="/forgotten-password" element={<Forgotten />} />
        <Route path="/set-password" element={<SetPassword />} />
      </CustomRoutes>
    </Admin>
  );
}

// What is typed is asked about before a link takes one away from it; only this kind of router can.
const router = createBrowserRouter([{ path: '*', element: <Office /> }], { basename: '/admin' });

export function BackOffice() {
  return <RouterProvider router={router} />;
}
