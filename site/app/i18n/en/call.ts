import type { Catalogue } from '../catalogue';

export const call: Catalogue['call'] = {
  title: 'Public call for expressions of interest: Zaželi III',
  short: 'Public call',
  description:
    'Public call to people over 65 and adults with disabilities in Šibenik-Knin County for free help at home: conditions, documents, how to apply.',
  back: 'Zaželi project documents',
  translation: 'This is a translation for information. The Croatian text is the binding one.',
  project: 'Zaželi III',
  projectMark: 'The mark of the Zaželi III project: two people made of stone under one roof.',
  place: 'Šibenik',
  heading: 'Public call',
  subject:
    'for expressions of interest in taking part in the project “Zaželi\u00a0III”, free help at home for people over 65 and adults with disabilities',
  preamble:
    'The {{name}} (hereinafter: the Association) is carrying out the project “Zaželi\u00a0III”, co-financed from the European Social Fund Plus under the programme Efficient Human Resources 2021–2027. We invite members of the target groups to express their interest in taking part.',
  subjectPart: {
    title: 'Subject of the call',
    text: 'The project gives help and support in everyday life to people who find it harder to look after themselves, so that they can stay in their own homes for as long as possible and need not move into a care home only because there is no help.',
    area: 'Area',
    areaText: 'Šibenik-Knin County',
    period: 'Duration',
    periodText: '36 months, from {{start}} to {{end}}',
    value: 'Value of the project',
    price: 'Cost to you',
    priceText: 'free of charge',
  },
  who: {
    title: 'Who can apply',
    lead: 'To apply, a person must meet all of these conditions at the time of application:',
    groupsLead: 'belongs to one of the target groups:',
    old: 'a person over 65, or',
    disabled:
      'a person aged 18 or over with an established third or fourth degree of disability, that is, of impairment of functional abilities',
    residence: 'is resident and lives in Šibenik-Knin County',
    income: 'has a total monthly household income not above the threshold in section 3',
    double:
      'does not receive the same or a similar service (home help, personal assistance, day care, accommodation or supported housing) from other public sources',
  },
  income: {
    title: 'Income threshold',
    lead: 'The total monthly income of all members of the household may be at most:',
    household: 'Household',
    limit: 'Highest amount',
    single: 'one person',
    pair: 'two people',
    larger: 'larger (three or more)',
    percent: '{{percent}}% of the average old-age pension',
    basis:
      'What counts is the average old-age pension for 40 or more years of service, as published by the Croatian Pension Insurance Institute. Call us, and we will work out together what that means for your household.',
  },
  help: {
    title: 'What you receive',
    meals: 'help with meals: buying groceries, preparing and serving food',
    house: 'help around the house: tidying, washing and ironing, fetching water and firewood',
    hygiene: 'help with personal hygiene, dressing and moving about',
    errands:
      'fetching medicine, paying bills, going with you to the doctor, help with claiming your rights',
    company: 'conversation, walks and company',
    parcel: 'regular parcels of household and basic hygiene supplies',
    note: 'The help is given by a carer employed by the Association, on agreed days and to the extent that you need it.',
  },
  documents: {
    title: 'Documents required',
    lead: 'Please enclose with the application:',
    form: 'the expression-of-interest form, filled in and signed',
    identity: 'a copy of the identity card (both sides)',
    household: 'a statement on the members of the household',
    income:
      'proof of income for every adult member of the household: a pension slip or certificate, or a Tax Administration certificate of income and receipts',
    disability:
      'for people with disabilities: the finding and opinion of the Institute for Expert Evaluation, Professional Rehabilitation and Employment of Persons with Disabilities, or a decision that states the degree of disability',
    note: 'Copies are enough; please just show us the originals. If you cannot gather the documents yourself, let us know: we will help.',
  },
  apply: {
    title: 'How and when to apply',
    lead: 'An application can be made in any of these ways:',
    person: 'in person, or by somebody you trust, at the Association’s office: {{address}}',
    post: 'by post to the same address, marked “Zaželi III – iskaz interesa”',
    email: 'by email to {{email}}',
    visit:
      'by telephone on {{phone}} if you cannot get to the office: we will come to you with the form',
    deadline:
      'The call is open from {{date}} until the places in the project are filled. Applications received after that go on a waiting list, from which places are filled until the end of the project, {{end}}.',
  },
  choice: {
    title: 'How people are chosen',
    text: 'A committee of the Association considers applications in the order in which they arrive. Where priority has to be decided, it goes to people who live alone, people with reduced mobility and people with lower incomes. We let every applicant know the outcome, and sign a statement of participation with those chosen. An expression of interest binds nobody and can be withdrawn at any time.',
  },
  data: {
    title: 'Personal data',
    text: 'Data from the application is used only to check the conditions, to carry out the project and to report under the rules of the European Social Fund Plus, and is kept for as long as those rules require.',
    link: 'How we look after personal data',
  },
  contact: {
    title: 'Questions and help with applying',
    phone: 'Telephone',
    email: 'Email',
    address: 'The Association’s office',
  },
  signature: { for: 'For the Association', name: 'Ana Horvat, President' },
  funding: {
    emblem: 'Flag of the European Union',
    line: 'Co-funded by the European Union',
    fund: 'European Social Fund Plus',
    responsible: 'The {{name}} alone is responsible for the content of this call.',
  },
  tools: {
    title: 'To apply',
    print: 'Print the call',
    pdf: 'PDF',
    ask: 'Need help with applying? Call us.',
  },
};
