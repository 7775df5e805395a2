import type { Catalogue } from '../../catalogue';

export const accessibility: Catalogue['legal']['accessibility'] = {
  title: 'Accessibility statement',
  lead: 'The Association wants everybody to be able to use this site, in accordance with the Croatian act on the accessibility of websites and mobile applications of public sector bodies (Official Gazette 17/19), which transposes Directive (EU) 2016/2102. This statement applies to all public pages at this address.',
  status: {
    title: 'Compliance status',
    text: 'This site is partially compliant with the European standard EN\u00a0301\u00a0549, that is, with the Web Content Accessibility Guidelines WCAG 2.1, levels A and AA, due to the non-compliance listed below. It was also built to the newer guidelines, WCAG 2.2.',
  },
  gaps: {
    title: 'Non-accessible content',
    lead: 'The content listed below is non-accessible for the following reasons:',
    nonCompliance: 'Non-compliance with the act',
    documents:
      'PDF documents made elsewhere, such as scanned ones, may lack the tags that screen readers need (criteria 1.1.1 and 1.3.1). The forms, flyers and payment slips that the site makes itself have them. We will gladly read any document to you or send it in a form that suits you.',
    pictures:
      'We describe the pictures we publish, but older ones may lack a description (criterion 1.1.1). If you come across one, please tell us.',
    burdenTitle: 'Disproportionate burden',
    burden: 'We do not invoke disproportionate burden for any part of the site.',
    scope: 'Content not within the scope of the act',
    languages:
      'Some texts and documents exist in one language only. A text in the other language is marked, so that a screen reader pronounces it correctly.',
    devices:
      'The site has not been tested systematically with people who use screen readers or voice control. If something does not work for you, your message helps us most.',
  },
  prepared: {
    title: 'Preparation of this accessibility statement',
    unreviewed:
      'This statement was prepared by those who built the site, on the basis of a self-assessment. The Association has not reviewed it yet.',
    reviewed:
      'This statement was prepared on the basis of a self-assessment. The Association last reviewed it on {{date}}.',
    checked:
      'On {{date}} the site, with its initial content, was checked with axe-core: pages of every kind in both languages, in the light, dark and high-contrast displays. No violation of the rules of WCAG 2.0, 2.1 and 2.2, levels A and AA, that this tool can detect was found.',
    practice:
      'While the site was being built, use by keyboard alone, magnification up to 400\u00a0%, the largest text, wider text spacing, forced colours, print and use without scripts were tested as well.',
  },
  contact: {
    title: 'Feedback and contact information',
    text: 'If you cannot read or use something, send us the address of the page and what you tried, or ask for the content in another form. We answer within 15 days.',
    form: 'Write to us',
  },
  enforcement: {
    title: 'Enforcement procedure',
    text: 'If you are not satisfied with our answer, or get none, you can turn to the Croatian Information Commissioner, who supervises the application of the act: <mail>pristupacnost@pristupinfo.hr</mail>.',
    link: 'Information Commissioner, pristupinfo.hr',
  },
};
