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

/** What a visitor misses, in the order in which the dashboard names it. */
export const GAPS = ['effects', 'picture', 'report'] as const;
export type Gap = (typeof GAPS)[number];

/** What is missing of it and not among the open steps, which ask for it already. */
export function gapsOf(
  settings: SetUp['settings'] & Pick<Settings, 'financialReportUrl'>,
  steps: readonly FirstStep[],
): Gap[] {
  const { effectOf10, effectOf20, effectOf50, effectOf100 } = settings;
  const isFilled: Record<Gap, boolean> = {
    effects: [effectOf10, effectOf20, effectOf50, effectOf100].some(Boolean),
    picture: settings.homeImageUrl !== null,
    report: settings.financialReportUrl !== null,
  };
  return GAPS.filter((gap) => !isFilled[gap] && !steps.some((step) => step === gap));
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
