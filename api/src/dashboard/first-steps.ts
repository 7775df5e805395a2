import type { DeliveryMethod } from '../mail/dto/mail-delivery.dto.js';
import type { Settings } from '../settings/settings.entity.js';

/** What an association does first in a new installation, in this order. */
export const FIRST_STEPS = [
  'name',
  'account',
  'phone',
  'picture',
  'effects',
  'person',
  'mail',
  'post',
] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

/** Settings whose installed values are made up. */
type Replaced = 'name' | 'street' | 'iban' | 'phone';

/** What there is of it. */
export interface SetUp {
  settings: Pick<
    Settings,
    | Replaced
    | 'firstStepsHidden'
    | 'homeImageUrl'
    | 'effectOf10'
    | 'effectOf20'
    | 'effectOf50'
    | 'effectOf100'
  >;
  /** The settings of a new installation. */
  installed: Pick<Settings, Replaced>;
  /** The account number that a waiting change asks for. */
  requestedIban?: string | null;
  users: number;
  mails: DeliveryMethod;
  /** Whether a post is published besides the samples. */
  hasPost: boolean;
}

/** The steps that are not done: what they fill is as it was installed. None once hidden. */
export function openSteps(setUp: SetUp): FirstStep[] {
  const { settings, installed, requestedIban, users, mails, hasPost } = setUp;
  if (settings.firstStepsHidden) return [];
  const differs = (field: Replaced): boolean => settings[field] !== installed[field];
  const { effectOf10, effectOf20, effectOf50, effectOf100 } = settings;
  const isDone: Record<FirstStep, boolean> = {
    name: differs('name') && differs('street'),
    account: differs('iban') || Boolean(requestedIban),
    phone: differs('phone'),
    picture: settings.homeImageUrl !== null,
    effects: [effectOf10, effectOf20, effectOf50, effectOf100].some(Boolean),
    person: users > 1,
    mail: mails !== 'files',
    post: hasPost,
  };
  return FIRST_STEPS.filter((step) => !isDone[step]);
}
