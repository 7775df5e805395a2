import { lazyScreen } from '../components/lazy-screen';

export const AccountScreen = lazyScreen(async () => (await import('./account-page')).AccountPage);
