import { lazyScreen } from '../components/screen/lazy-screen';

export const ForgottenPasswordScreen = lazyScreen(
  async () => (await import('./forgotten-password')).ForgottenPassword,
);
export const InvitationScreen = lazyScreen(async () => (await import('./new-password')).Invitation);
export const NewPasswordScreen = lazyScreen(
  async () => (await import('./new-password')).NewPassword,
);
