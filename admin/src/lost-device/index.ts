import { lazyScreen } from '../components/screen/lazy-screen';

export const LostDeviceScreen = lazyScreen(
  async () => (await import('./token-pages')).RemoveFactorsPage,
);
export const StopLostDeviceScreen = lazyScreen(
  async () => (await import('./token-pages')).StopPage,
);
