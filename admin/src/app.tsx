import CssBaseline from '@mui/material/CssBaseline';
import { Suspense, useState, type ReactNode } from 'react';
import { AdminContext, CoreAdminUI, CustomRoutes, Resource, type I18nProvider } from 'react-admin';
import { BrowserRouter, Route } from 'react-router-dom';
import { AccountScreen, SetUpScreen } from './account';
import { apiTokens } from './api-tokens';
import { auditLog } from './audit-log';
import { backups } from './backups';
import { bankPayments } from './bank-payments';
import { blog } from './blog';
import { contact } from './contact';
import { Dashboard } from './dashboard/dashboard';
import { documents } from './documents';
import { donations } from './donations';
import { events } from './events';
import { health } from './health';
import { issues } from './issues';
import { BrokenPage } from './layout/errors/broken-page';
import { BrokenPanel } from './layout/errors/broken-panel';
import { ErrorBoundary } from './layout/errors/error-boundary';
import { NotFound } from './layout/errors/not-found';
import { PanelNotification } from './layout/messages/panel-notification';
import { PanelLayout } from './layout/panel-layout';
import { LoginPage } from './layout/session/login-page';
import { PasswordQuestion } from './layout/session/password-question';
import { SessionGate } from './layout/session/session-gate';
import { SinglePress } from './layout/single-press';
import { StartFrame } from './layout/start-frame';
import { mails } from './mails';
import { media } from './media';
import { newsletter } from './newsletter';
import { pageTexts } from './page-texts';
import { pages } from './pages';
import { partners } from './partners';
import { ForgottenPasswordScreen, InvitationScreen, NewPasswordScreen } from './password-reset';
import { privacy } from './privacy';
import { projects } from './projects';
import {
  AdminSessionProvider,
  useAdminSession,
  useLacksSecondFactor,
} from './providers/admin-session-provider';
import { authProvider } from './providers/auth-provider';
import { dataProvider } from './providers/data-provider';
import { createPanelStore } from './providers/panel-store';
import { createQueryClient } from './providers/query-client';
import { routerProvider } from './providers/router-provider';
import { publicCalls } from './public-calls';
import { redirects } from './redirects';
import { settings, StopAccountChangeScreen } from './settings';
import { team } from './team';
import { darkTheme, lightTheme } from './theme/theme';
import { trash } from './trash';
import { users } from './users';

const store = createPanelStore();

/** Screens without a session. */
const openScreens = [
  ['/account-change', StopAccountChangeScreen],
  ['/forgotten-password', ForgottenPasswordScreen],
  ['/invitation', InvitationScreen],
  ['/reset-password', NewPasswordScreen],
] as const;
const openPaths = openScreens.map(([path]) => path);

interface AppProps {
  i18nProvider: I18nProvider;
}

/** For errors outside the screens, such as in the login page or the app bar. */
function BrokenFrame({ resetErrorBoundary }: { resetErrorBoundary: (error?: unknown) => void }) {
  return <BrokenPage onRetry={() => resetErrorBoundary()} />;
}

/** The frame of all screens, or the only screen of a user without a required second factor. */
function Frame({ children }: { children: ReactNode }) {
  if (!useLacksSecondFactor()) return <PanelLayout>{children}</PanelLayout>;
  return (
    <Suspense fallback={<StartFrame />}>
      <SetUpScreen />
    </Suspense>
  );
}

/**
 * The panel of one session, with its own query client. It is put together from the parts of
 * react-admin's `Admin`, which would also load its own layout, login page and messages.
 */
function Panel({ i18nProvider }: AppProps) {
  const [queryClient] = useState(createQueryClient);
  return (
    <AdminContext
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      store={store}
      queryClient={queryClient}
      routerProvider={routerProvider}
      lightTheme={lightTheme}
      darkTheme={darkTheme}
    >
      <CssBaseline enableColorScheme />
      <SinglePress>
        <CoreAdminUI
          layout={Frame}
          loginPage={LoginPage}
          dashboard={Dashboard}
          catchAll={NotFound}
          error={BrokenFrame}
          loading={StartFrame}
          requireAuth
          disableTelemetry
        >
          <Resource {...blog} />
          <Resource {...projects} />
          <Resource {...events} />
          <Resource {...publicCalls} />
          <Resource {...team} />
          <Resource {...partners} />
          <Resource {...documents} />
          <Resource {...pageTexts} />
          <Resource {...pages} />
          <Resource {...media} />
          <Resource {...contact} />
          <Resource {...donations} />
          <Resource {...bankPayments} />
          <Resource {...newsletter} />
          <Resource {...issues} />
          <Resource {...mails} />
          <Resource {...users} />
          <Resource {...redirects} />
          <Resource {...apiTokens} />
          <Resource {...trash} />
          <Resource {...settings} />
          <Resource {...privacy} />
          <Resource {...auditLog} />
          <Resource {...health} />
          <Resource {...backups} />
          <CustomRoutes noLayout>
            {openScreens.map(([path, Screen]) => (
              <Route
                key={path}
                path={path}
                element={
                  <Suspense fallback={<StartFrame />}>
                    <Screen />
                  </Suspense>
                }
              />
            ))}
          </CustomRoutes>
          <CustomRoutes>
            <Route path="/account" element={<AccountScreen />} />
          </CustomRoutes>
        </CoreAdminUI>
        <PasswordQuestion />
        <PanelNotification />
      </SinglePress>
    </AdminContext>
  );
}

/**
 * A new panel for each user, so that no cached data of another user is shown, also after a login in
 * another tab.
 */
function PanelOfUser({ i18nProvider }: AppProps) {
  const { session } = useAdminSession();
  return <Panel key={session?.id ?? 'none'} i18nProvider={i18nProvider} />;
}

export function App({ i18nProvider }: AppProps) {
  return (
    <ErrorBoundary page={BrokenPanel}>
      <BrowserRouter basename="/admin">
        <AdminSessionProvider>
          <SessionGate openPaths={openPaths}>
            <PanelOfUser i18nProvider={i18nProvider} />
          </SessionGate>
        </AdminSessionProvider>
      </BrowserRouter>
    </ErrorBoundary>
  );
}
