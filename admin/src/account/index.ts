import { lazyScreen } from '../components/screen/lazy-screen';

export const SetUpScreen = lazyScreen(async () => (await import('./set-up-page')).SetUpPage);
export const AccountScreen = lazyScreen(async () => (await import('./account-page')).AccountPage);
