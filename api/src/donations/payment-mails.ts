import { centsOf, formatCents } from 'shared/money';
import type { Language } from '../i18n/language.js';
import type { NewMail } from '../mail/mail-queue.service.js';
import type { MailKind } from '../mail/mail.entity.js';
import { renderMail, type MailContent } from '../mail/template/render-mail.js';
import type { Donation } from './donation.entity.js';
import type { Donor } from './donor-mails.js';

/** Template data of mails about a payment. */
type PaymentMailData = Record<'amount' | 'reference' | 'page', string>;

const THANKS: Record<Language, (data: PaymentMailData) => MailContent> = {
  hr: ({ amount, reference, page }) => ({
    subject: 'Vaša donacija je stigla. Hvala vam!',
    preview: `Primili smo ${amount}.`,
    title: 'Vaša donacija je stigla',
    blocks: [
      {
        paragraph: `Primili smo vašu donaciju od ${amount}. Pomaže nam ostvariti ciljeve i kvalitetniju budućnost za sve. Hvala vam!`,
      },
      {
        paragraph: `Trebate li potvrdu o darovanju, odgovorite na ovu poruku i navedite broj ${reference}.`,
      },
      { link: 'Stanje vaše donacije', url: page },
    ],
    why: 'Ovu poruku dobivate jer ste uz donaciju ostavili svoju adresu.',
  }),
  en: ({ amount, reference, page }) => ({
    subject: 'Your donation has arrived. Thank you!',
    preview: `We have received ${amount}.`,
    title: 'Your donation has arrived',
    blocks: [
      {
        paragraph: `We have received your donation of ${amount}. It helps us achieve our goals and a higher quality future for everyone. Thank you!`,
      },
      {
        paragraph: `If you need a certificate of donation, reply to this message and give the number ${reference}.`,
      },
      { link: 'Your donation’s page', url: page },
    ],
    why: 'You receive this message because you left your address with a donation.',
  }),
};

const RETURNED: Record<Language, (data: PaymentMailData) => MailContent> = {
  hr: ({ amount, reference, page }) => ({
    subject: 'Vaša je uplata vraćena',
    preview: `Uplata od ${amount} nije više na našem računu.`,
    title: 'Vaša je uplata vraćena',
    blocks: [
      {
        paragraph: `Javili smo vam da je stigla vaša donacija. Uplata od ${amount} u međuvremenu je vraćena, pa taj novac nije više na našem računu. Ne morate ništa učiniti.`,
      },
      {
        paragraph: `Ako to niste očekivali, pitajte svoju banku ili odgovorite na ovu poruku i navedite broj ${reference}. Ako i dalje želite donirati, možete uplatiti ponovno, s istim pozivom na broj.`,
      },
      { link: 'Stanje vaše donacije', url: page },
    ],
    why: 'Ovu poruku dobivate jer ste uz donaciju ostavili svoju adresu.',
  }),
  en: ({ amount, reference, page }) => ({
    subject: 'Your payment has been returned',
    preview: `The payment of ${amount} is no longer in our account.`,
    title: 'Your payment has been returned',
    blocks: [
      {
        paragraph: `We told you that your donation had arrived. The payment of ${amount} has since been returned, so that money is no longer in our account. There is nothing you need to do.`,
      },
      {
        paragraph: `If you did not expect this, ask your bank, or reply to this message and give the number ${reference}. If you would still like to give, you can pay again with the same reference.`,
      },
      { link: 'Your donation’s page', url: page },
    ],
    why: 'You receive this message because you left your address with a donation.',
  }),
};

/** A mail about the payment of a donation; Reply-To is the association. */
function paymentMail(
  kind: MailKind,
  contents: Record<Language, (data: PaymentMailData) => MailContent>,
  donation: Donation,
  { email, page, settings, site }: Donor,
): NewMail {
  const { id, language, reference, currency } = donation;
  const cents = donation.paidCents ?? centsOf(donation.amount);
  const amount = formatCents(cents, language, currency);
  const content = contents[language]({ amount, reference, page });
  return {
    kind,
    language,
    to: email,
    donationId: id,
    ...renderMail(content, { language, settings, site }),
    replyTo: { name: settings.name, address: settings.email },
  };
}

/** Thanks for a received payment. */
export const thanksMail = (donation: Donation, donor: Donor): NewMail =>
  paymentMail('donation-thanks', THANKS, donation, donor);

/** Notifies a thanked donor that the payment was reversed. */
export const returnedMail = (donation: Donation, donor: Donor): NewMail =>
  paymentMail('donation-returned', RETURNED, donation, donor);
