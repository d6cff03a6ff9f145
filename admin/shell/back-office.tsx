import { QueryClient } from '@tanstack/react-query';
import { lazy } from 'react';
import { Admin, CustomRoutes, HttpError, localStorageStore, Resource } from 'react-admin';
import { createBrowserRouter, Route, RouterProvider } from 'react-router-dom';
import type { Capability } from '#contract/accounts/capabilities.ts';
import { authProvider } from '../api/auth-provider.ts';
import { dataProvider } from '../api/data-provider.ts';
import { recordTitle } from '../format/record-title.ts';
import { i18nProvider } from '../messages/i18n-provider.ts';
import { customScreens } from '../custom-screens.ts';
import { resources } from '../resources.tsx';
import { theme } from '../theme/theme.ts';
import { ErrorScreen } from './error-screen.tsx';
import { OfPart, OfPartInAddress, Permitted } from './permitted.tsx';
import { Shell } from './shell.tsx';
import { Notifications } from './notifications.tsx';
import { Overview } from './overview.tsx';
import { SignIn } from '../sign-in/sign-in.tsx';

/** Retry network and server errors, but not 4xx. */
const retry = (times: number, error: unknown) =>
  times < 2 && !(error instanceof HttpError && error.status >= 400 && error.status < 500);

const queries = new QueryClient({ defaultOptions: { queries: { retry, refetchOnWindowFocus: false } } });
const store = localStorageStore(undefined, 'proscenium');

const Account = lazy(async () => ({ default: (await import('../account/account.tsx')).Account }));
const ForgottenPassword = lazy(async () => ({
  default: (await import('../sign-in/forgotten-password.tsx')).ForgottenPassword,
}));
const SetPassword = lazy(async () => ({ default: (await import('../sign-in/set-password.tsx')).SetPassword }));

/** The screens of a resource, which a house may do without; known by name, so that each keeps its identity. */
const screensOf = new Map(
  resources.map(({ name, screens }) => [
    name,
    Object.fromEntries(
      Object.entries(screens).map(([view, Screen]) => [
        view,
        () => (
          <OfPart resource={name}>
            <Screen />
          </OfPart>
        ),
      ]),
    ),
  ]),
);

/**
 * Resources without the capability have no screens; they are still chosen from, by their titles. Before sign-in
 * react-admin passes nothing.
 */
function resourcesFor(capabilities: Capability[] = []) {
  return resources.map(({ name, access }) => (
    <Resource
      key={name}
      name={name}
      {...(capabilities.includes(access) ? screensOf.get(name) : {})}
      recordRepresentation={recordTitle}
    />
  ));
}

function Application() {
  return (
    <Admin
      dataProvider={dataProvider}
      authProvider={authProvider}
      i18nProvider={i18nProvider}
      queryClient={queries}
      store={store}
      theme={theme}
      darkTheme={null}
      layout={Shell}
      error={ErrorScreen}
      dashboard={Overview}
      loginPage={SignIn}
      notification={Notifications}
      requireAuth
      disableTelemetry
    >
      <CustomRoutes>
        {customScreens.map(({ path, access, Screen }) => (
          <Route
            key={path}
            path={path}
            element={
              <Permitted access={access}>
                <OfPartInAddress>
                  <Screen />
                </OfPartInAddress>
              </Permitted>
            }
          />
        ))}
      </CustomRoutes>
      {resourcesFor}
      <CustomRoutes>
        <Route path="/account" element={<Account />} />
      </CustomRoutes>
      <CustomRoutes noLayout>
        <Route path="/forgotten-password" element={<ForgottenPassword />} />
        <Route path="/set-password" element={<SetPassword />} />
      </CustomRoutes>
    </Admin>
  );
}

// A data router, since `useBlocker` (unsaved-changes guard) needs one.
const router = createBrowserRouter([{ path: '*', element: <Application /> }], { basename: '/admin' });

export function BackOffice() {
  return <RouterProvider router={router} />;
}
