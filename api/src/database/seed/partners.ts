/** The partners and funders on the home page; a row's keys are columns of `partners`. */
export const PARTNERS = [
  {
    name: 'Gradska čitaonica Varoš',
    description: 'Ustupa nam dvoranu za radionice i s nama vodi čitalačke susrete za starije.',
    description_en:
      'Lends us its hall for workshops and, with us, runs reading circles for older people.',
    order: 1,
  },
  {
    name: 'Učilište Obala',
    description: 'Školuje njegovateljice i s nama izvodi programe za nezaposlene.',
    description_en: 'Trains carers and, with us, runs programmes for people out of work.',
    order: 2,
  },
  {
    name: 'Dom za starije Maslina',
    description: 'Savjetuje nas o pomoći u kući i prima naše volontere.',
    description_en: 'Advises us on home help and welcomes our volunteers.',
    order: 3,
  },
  {
    name: 'Mreža mladih Krka',
    description: 'Okuplja mlade voditelje koji s nama rade u školama i učeničkim domovima.',
    description_en:
      'Brings together young leaders who work with us in schools and school dormitories.',
    order: 4,
  },
  {
    kind: 'funder',
    name: 'Europski socijalni fond',
    name_en: 'European Social Fund',
    order: 5,
  },
  {
    kind: 'funder',
    name: 'Ministarstvo rada, mirovinskoga sustava, obitelji i socijalne politike',
    name_en: 'Ministry of Labour, Pension System, Family and Social Policy',
    order: 6,
  },
  {
    kind: 'funder',
    name: 'Ministarstvo zdravstva',
    name_en: 'Ministry of Health',
    order: 7,
  },
  {
    kind: 'funder',
    name: 'Ministarstvo pravosuđa',
    name_en: 'Ministry of Justice',
    order: 8,
  },
  {
    kind: 'funder',
    name: 'Šibensko-kninska županija',
    name_en: 'Šibenik-Knin County',
    order: 9,
  },
  {
    kind: 'funder',
    name: 'Grad Šibenik',
    name_en: 'City of Šibenik',
    order: 10,
  },
];
