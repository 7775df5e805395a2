import { lazyScreen } from '../components/screen/lazy-screen';

export const AccountScreen = lazyScreen(async () => (await import('./account-page')).AccountPage);
