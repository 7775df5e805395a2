import { formatDate } from 'shared/croatian-time';
import { groupIban } from 'shared/iban';
import { centsOf, formatCents } from 'shared/money';
import type { SiteUrl } from '../config/site-url.js';
import type { Language } from '../i18n/language.js';
import type { NewMail } from '../mail/mail-queue.service.js';
import { renderMail, type MailContent } from '../mail/template/render-mail.js';
import { paymentDetails } from '../payments/payment-order.js';
import type { Settings } from '../settings/settings.entity.js';
import type { Donation } from './donation.entity.js';

/** Kinds of mails with a payment slip. */
export type SlipMailKind = 'donation-pledge' | 'donation-reminder';

/** The recipient and the frame of a mail about a donation. */
export interface Donor {
  email: string;
  /** The page with the status of the donation. */
  page: string;
  settings: Readonly<Settings>;
  site: SiteUrl;
}

/** Template data: of what the donor typed, only the amount. */
interface SlipMailData {
  amount: string;
  /** When it was pledged. */
  day: string;
  facts: [string, string][];
  /** The page with the slip and the status of the donation. */
  page: string;
}

const FACTS: Record<Language, Record<'recipient' | 'amount' | 'reference' | 'purpose', string>> = {
  hr: {
    recipient: 'Primatelj',
    amount: 'Iznos',
    reference: 'Model i poziv na broj',
    purpose: 'Opis plaćanja',
  },
  en: {
    recipient: 'Recipient',
    amount: 'Amount',
    reference: 'Model and reference',
    purpose: 'Purpose',
  },
};

const SLIPS: Record<SlipMailKind, Record<Language, (data: SlipMailData) => MailContent>> = {
  'donation-pledge': {
    hr: ({ amount, facts, page }) => ({
      subject: `Uplatnica za vašu donaciju: ${amount}`,
      preview: 'Podaci za uplatu i kod za mobilno bankarstvo.',
      title: 'Još samo uplata',
      blocks: [
        {
          paragraph: `Najavili ste ${amount}. Donacija je dovršena kad je uplatite u svojoj banci: uplatnica je u prilogu, a ovo su podaci s nje.`,
        },
        { facts },
        { button: 'Otvorite uplatnicu s kodom', url: page },
        {
          aside:
            'Na istoj stranici poslije vidite je li uplata stigla. Tko ima tu poveznicu, vidi stanje vaše donacije, zato je čuvajte za sebe.',
        },
        {
          aside:
            'Uplatiti možete kad vam odgovara. Ako uplata ne stigne, podsjetit ćemo vas najviše jednom. Ako se predomislite ili to niste bili vi, ne morate ništa učiniti.',
        },
      ],
      why: 'Ovu poruku dobivate jer je vaša adresa upisana uz najavu donacije na našoj stranici.',
    }),
    en: ({ amount, facts, page }) => ({
      subject: `The payment slip for your donation: ${amount}`,
      preview: 'Payment details and a code for your banking app.',
      title: 'One last step: the transfer',
      blocks: [
        {
          paragraph: `You have pledged ${amount}. Your donation is made when you transfer it in your own bank: the payment slip is attached, and these are its details.`,
        },
        { facts },
        { button: 'Open the slip with its code', url: page },
        {
          aside:
            'The same page later tells you whether your payment has arrived. Whoever has its link can see how your donation stands, so keep it to yourself.',
        },
        {
          aside:
            'You can pay whenever it suits you. If no payment arrives, we will remind you once at most. If you change your mind, or if it was not you, there is nothing you need to do.',
        },
      ],
      why: 'You receive this message because your address was entered with a pledge on our site.',
    }),
  },
  'donation-reminder': {
    hr: ({ amount, day, facts, page }) => ({
      subject: 'Podsjetnik na najavljenu donaciju',
      preview: 'Jedini podsjetnik, s uplatnicom u prilogu.',
      title: 'Najavili ste donaciju',
      blocks: [
        {
          paragraph: `${day} najavili ste ${amount}, a uplatu još ne vidimo. Ako i dalje želite donirati, uplatnica je u prilogu.`,
        },
        { facts },
        { button: 'Otvorite uplatnicu s kodom', url: page },
        {
          aside:
            'Već ste uplatili ili ste se predomislili? Onda ne morate ništa učiniti. Više vas nećemo podsjećati.',
        },
      ],
      why: 'Ovu poruku dobivate jer je vaša adresa upisana uz najavu donacije na našoj stranici.',
    }),
    en: ({ amount, day, facts, page }) => ({
      subject: 'A reminder of your pledge',
      preview: 'The only reminder, with the payment slip attached.',
      title: 'You pledged a donation',
      blocks: [
        {
          paragraph: `On ${day} you pledged ${amount}, and we cannot see a payment yet. If you would still like to give, the payment slip is attached.`,
        },
        { facts },
        { button: 'Open the slip with its code', url: page },
        {
          aside:
            'Have you already paid, or changed your mind? Then there is nothing you need to do. We will not remind you again.',
        },
      ],
      why: 'You receive this message because your address was entered with a pledge on our site.',
    }),
  },
};

/**
 * A mail with the payment slip of a pledge, or a reminder of it. It repeats no typed text, so that
 * nobody can send words of their own to somebody else's e-mail address.
 */
export function slipMail(
  kind: SlipMailKind,
  donation: Donation,
  { email, page, settings, site }: Donor,
): NewMail {
  const { language } = donation;
  const { recipient, iban, model, reference, purpose } = paymentDetails(
    settings,
    donation.reference,
  );
  const amount = formatCents(centsOf(donation.amount), language, donation.currency);
  const labels = FACTS[language];
  const data: SlipMailData = {
    amount,
    day: formatDate(donation.donatedAt, language),
    page,
    facts: [
      [labels.recipient, recipient],
      ['IBAN', groupIban(iban)],
      [labels.amount, amount],
      [labels.reference, `${model} ${reference}`],
      [labels.purpose, purpose],
    ],
  };
  return {
    kind,
    language,
    to: email,
    donationId: donation.id,
    ...renderMail(SLIPS[kind][language](data), { language, settings, site }),
  };
}
