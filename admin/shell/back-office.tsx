import { QueryClient } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useState, type ComponentType, useEffect } from 'react';
import {
  Admin,
  CustomRoutes,
  HttpError,
  localStorageStore,
  Resource,
  useGetIdentity,
  usePermissions,
  useTranslate,
  Loading,
  useLogout,
} from 'react-admin';
import {
  createBrowserRouter,
  Navigate,
  Route,
  RouterProvider,
  useParams,
  Link,
  useLocation,
  NavLink,
} from 'react-router-dom';
import type { Capability } from '#contract/accounts/capabilities.ts';
import { authProvider } from '../api/auth-provider.ts';
import { dataProvider } from '../api/data-provider.ts';
import { ScreenLinksContext } from '../lists/screen-links.tsx';
import { recordTitle } from '../format/record-title.ts';
import { i18nProvider } from '../messages/i18n-provider.ts';
import { storeName, getLocale } from '../messages/locale.ts';
import { customScreens } from '../custom-screens.ts';
import { resources, menuGroups, type MenuPlace } from '../resources.tsx';
import { theme } from '../theme/theme.ts';
import { Notifications } from './notifications.tsx';
import { SignIn } from '../sign-in/sign-in.tsx';
import { Button, Menu as MenuList, MenuItem, Dialog, DialogTitle } from '@mui/material';
import { Checklist } from '../set-up/opening/checklist.tsx';
import { useOpening } from '../set-up/opening/use-opening.ts';
import { readProgress } from '../set-up/parts/progress.ts';
import { Desk } from './desk/desk.tsx';
import { PageHead } from '../layout/page-head.tsx';
import { useIsOff, useSiteName, useWaitingRequests } from '../api/use-site.ts';
import styles from './shell.module.css';
import Close from '@mui/icons-material/Close';
import Launch from '@mui/icons-material/OpenInNew';
import MenuIcon from '@mui/icons-material/Menu';
import { LanguageSwitch } from '../layout/language-switch.tsx';
import { Count } from './count.tsx';
import { NotesForMe } from './desk/notes.tsx';
import { onSessionEnded } from '../api/request.ts';
import { SignInForm } from '../sign-in/sign-in-form.tsx';

/** Retry network and server errors, but not 4xx. */
const retry = (times: number, error: unknown) =>
  times < 2 && !(error instanceof HttpError && error.status >= 400 && error.status < 500);

const queries = new QueryClient({ defaultOptions: { queries: { retry, refetchOnWindowFocus: false } } });
const store = localStorageStore(undefined, storeName);

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

const links = customScreens.flatMap(({ path, access, link }) => (link ? [{ path, access, ...link }] : []));

function Application() {
  return (
    <ScreenLinksContext value={links}>
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
    </ScreenLinksContext>
  );
}

// A data router, since `useBlocker` (unsaved-changes guard) needs one.
const router = createBrowserRouter([{ path: '*', element: <Application /> }], { basename: '/admin' });

export function BackOffice() {
  return <RouterProvider router={router} />;
}

/** Shown when a screen throws; offers a reload. */
function ErrorScreen({ error }: { error?: Error }) {
  const translate = useTranslate();
  return (
    <div role="alert">
      <h1>{translate('ra.page.error')}</h1>
      <p>{translate('ra.message.error')}</p>
      {error && <p>{error.message}</p>}
      <Button variant="outlined" onClick={() => window.location.reload()}>
        {translate('ra.action.refresh')}
      </Button>
    </div>
  );
}

/** The first screen: what a new house lacks, and what the user has to deal with today. */
function Overview() {
  const translate = useTranslate();
  const { data } = useGetIdentity();
  const { permissions } = usePermissions<Capability[]>();
  const opening = useOpening();
  if (!data || !permissions) return null;
  if (opening?.is_empty && !opening.is_open && !readProgress().wasLeft) return <Navigate to="/set-up" replace />;
  return (
    <>
      <PageHead title={translate('shell.overview')} note={translate('shell.hello', { name: data.fullName ?? '' })} />
      <Checklist />
      <Desk />
    </>
  );
}

/** A screen, or why it does not open: users reach it by an address that somebody sent them. */
function Permitted({ access, children }: { access: Capability; children: ReactNode }) {
  const translate = useTranslate();
  const { permissions } = usePermissions<Capability[]>();
  if (!permissions) return null;
  if (permissions.includes(access)) return children;
  return <PageHead title={translate('shell.not_permitted')} note={translate('shell.not_permitted_hint')} />;
}

/** A screen of a resource, or that its part is switched off. */
function OfPart({ resource, children }: { resource: string; children: ReactNode }) {
  const translate = useTranslate();
  const isOff = useIsOff();
  if (!isOff(resource)) return children;
  return <PageHead title={translate('shell.part_off')} note={translate('shell.part_off_hint')} />;
}

/** The same for a screen whose address names the resource, as that of the versions. */
function OfPartInAddress({ children }: { children: ReactNode }) {
  const { resource = '' } = useParams();
  return <OfPart resource={resource}>{children}</OfPart>;
}

/** Bar at the top, menu on the left, screen beside it; on phones the menu overlays the screen. */
function Shell({ children }: { children?: ReactNode }) {
  const { pathname } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const open = openAt === pathname;
  return (
    <div className={styles.shell}>
      <SkipLink />
      <Bar menuOpen={open} onMenu={() => setOpenAt(open ? null : pathname)} />
      <Menu open={open} onClose={() => setOpenAt(null)} />
      <main id="main-content" className={styles.main} tabIndex={-1}>
        <Suspense fallback={<Loading />}>{children}</Suspense>
      </main>
      <SessionDialog />
    </div>
  );
}

/** The bar above every screen. */
function Bar({ menuOpen, onMenu }: { menuOpen: boolean; onMenu: () => void }) {
  const translate = useTranslate();
  const siteName = useSiteName();
  return (
    <header className={styles.bar}>
      <button
        type="button"
        className={`${styles.button} ${styles.menuButton}`}
        aria-expanded={menuOpen}
        aria-controls="menu"
        aria-label={translate(menuOpen ? 'ra.action.close_menu' : 'ra.action.open_menu')}
        onClick={onMenu}
      >
        {menuOpen ? <Close /> : <MenuIcon />}
      </button>
      <Link to="/" className={styles.siteName}>
        {siteName}
        <small className={styles.onlyWide}>{translate('shell.back_office')}</small>
      </Link>
      <span className={styles.space} />
      <LanguageSwitch />
      <a className={styles.button} href={`/${getLocale()}`} target="_blank" rel="noreferrer">
        <Launch />
        <span className={styles.name}>{translate('shell.website')}</span>
      </a>
      <UserMenu />
    </header>
  );
}

function SkipLink() {
  const translate = useTranslate();
  return (
    <a
      className={styles.skip}
      href="#main-content"
      onClick={(event) => {
        // Keep the router's address; only move the focus.
        event.preventDefault();
        document.getElementById('main-content')?.focus();
      }}
    >
      {translate('ra.navigation.skip_nav')}
    </a>
  );
}

/** The signed-in user: own account, sign out. */
function UserMenu() {
  const translate = useTranslate();
  const { data } = useGetIdentity();
  const logout = useLogout();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const open = anchor !== null;
  const name = data?.fullName ?? '';
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <span className={styles.initials} aria-hidden="true">
          {initialsOf(name)}
        </span>
        <span className="visually-hidden">{translate('ra.auth.user_menu')}: </span>
        <span className={styles.name}>{name}</span>
      </button>
      <MenuList anchorEl={anchor} open={open} onClose={() => setAnchor(null)}>
        <MenuItem component={Link} to="/account" onClick={() => setAnchor(null)}>
          {translate('account.title')}
        </MenuItem>
        <MenuItem onClick={() => void logout()}>{translate('ra.auth.logout')}</MenuItem>
      </MenuList>
    </>
  );
}

function initialsOf(name: string): string {
  const parts = name.split(/[\s@.]+/).filter(Boolean);
  return parts
    .slice(0, 2)
    .map((part) => part.charAt(0).toUpperCase())
    .join('');
}

/** Everything that this user may open, by group. */
function Menu({ open, onClose }: { open: boolean; onClose: () => void }) {
  const translate = useTranslate();
  const { data } = useGetIdentity();
  useEffect(() => {
    if (!open) return undefined;
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && onClose();
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [open, onClose]);
  const visible = useMenu();
  if (!data) return <nav id="menu" className={styles.menu} aria-label={translate('shell.menu')} />;
  return (
    <>
      <nav id="menu" className={styles.menu} data-open={open || undefined} aria-label={translate('shell.menu')}>
        {menuGroups.map((group) => (
          <MenuGroup
            key={group}
            title={translate(`shell.group.${group}`)}
            entries={visible.filter((entry) => entry.group === group)}
          />
        ))}
      </nav>
      {open && (
        <button
          type="button"
          className={styles.backdrop}
          data-open
          aria-label={translate('ra.action.close_menu')}
          onClick={onClose}
        />
      )}
    </>
  );
}

function MenuGroup({ title, entries }: { title: string; entries: MenuEntry[] }) {
  const translate = useTranslate();
  if (entries.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {entries.map(({ path, label, about, icon: Icon }) => (
          <li key={path}>
            <NavLink to={path} className={styles.link ?? ''} title={translate(about)}>
              <Icon aria-hidden="true" />
              {translate(label, { smart_count: 2 })}
              <CountOf path={path} />
            </NavLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Numbers beside entries of the menu. */
const counts: Record<string, ComponentType> = {
  '/requests': WaitingRequests,
  '/notes': NotesForMe,
};

function CountOf({ path }: { path: string }) {
  const Shown = counts[path];
  return Shown && <Shown />;
}

/** Number of requests that wait for the user. */
function WaitingRequests() {
  return <Count count={useWaitingRequests() ?? 0} label="requests.count" />;
}

/** An entry of the menu. */
interface MenuEntry extends MenuPlace {
  /** Below /admin. */
  path: string;
  /** Keys of its messages. */
  label: string;
  about: string;
}

/** What this user may open, of parts that the house has: resources, then custom screens with a place in the menu. */
function useMenu(): MenuEntry[] {
  const { permissions } = usePermissions<Capability[]>();
  const isOff = useIsOff();
  const ofResources = resources
    .filter(({ name, access }) => permissions?.includes(access) && !isOff(name))
    .map(({ name, icon, group }) => ({
      path: `/${name}`,
      label: `resources.${name}.name`,
      about: `resources.${name}.about`,
      icon,
      group,
    }));
  const ofScreens = customScreens.flatMap(({ path, access, menu }) =>
    menu && permissions?.includes(access) ? [{ path, ...menu }] : [],
  );
  return [...ofResources, ...ofScreens];
}

/** Sign-in dialog over the current screen when the session has ended; the refused call is repeated afterwards. */
function SessionDialog() {
  const translate = useTranslate();
  const { data: user } = useGetIdentity();
  const [pending, setAnswer] = useState<{ give: (signedIn: boolean) => void } | null>(null);
  useEffect(() => {
    if (!user) return undefined;
    onSessionEnded(() => new Promise((give) => setAnswer({ give })));
    return () => onSessionEnded(null);
  }, [user]);
  const close = (signedIn: boolean) => {
    pending?.give(signedIn);
    setAnswer(null);
  };
  return (
    <Dialog
      open={pending !== null}
      onClose={() => close(false)}
      maxWidth="xs"
      fullWidth
      aria-labelledby="session-ended"
    >
      <DialogTitle id="session-ended">{translate('shell.session_ended')}</DialogTitle>
      <SignInForm onDone={() => close(true)} />
    </Dialog>
  );
}
