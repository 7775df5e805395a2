import {
  API_FEATURES,
  API_TOP,
  foldersIn,
  LAYERS,
  PANEL_RESOURCES,
  SITE_ROUTES,
} from './layers.js';

// A file is compared with each pattern of each zone that its rule has. So each folder has the rule
// with its own zones only, and a zone forbids folders by one pattern where a path does not do.

/** Files of a feature that other features may import. */
const PUBLIC_FILES = '*.module|*.service|*.entity';

/** Features of the API that a folder uses like its own; authentication needs users. */
const openTo = (folder) => (folder === 'auth' ? ['auth', 'users'] : [folder]);

/** The files of other features of the API than these, but for some. */
const filesOfOtherFeatures = (features, but) => {
  const others = API_FEATURES.filter((feature) => !features.includes(feature));
  return `./api/src/@(${others.join('|')})/**/!(${but}).ts`;
};

const appZones = [
  {
    target: './shared',
    from: ['./api', './site', './admin', './testing'],
    message: 'The shared workspace imports no app.',
  },
  ...['api', 'site', 'admin'].map((app) => ({
    target: `./${app}`,
    from: ['./api', './site', './admin'].filter((other) => other !== `./${app}`),
    message: "No app imports another app's source.",
  })),
];

/** No folder imports from one that comes after it. */
function layerZones(app, folder) {
  const layers = LAYERS[app];
  const at = layers.indexOf(folder);
  if (at === -1 || at === layers.length - 1) return [];
  return [
    {
      from: layers.slice(at + 1).map((above) => `./${app}/${above}`),
      message: `The layers of ${app} stand in layers.js: a folder imports only from those before it.`,
    },
  ];
}

function apiZones(folder) {
  const feature = {
    from: filesOfOtherFeatures([folder], PUBLIC_FILES),
    message: "Another feature is used through its module's exported service only.",
  };
  const layer = {
    from: filesOfOtherFeatures(openTo(folder), '*.entity'),
    message: 'A layer imports no feature.',
  };
  return [
    ...(API_FEATURES.includes(folder) ? [feature] : []),
    ...(LAYERS['api/src'].includes(folder) ? [layer] : []),
    ...(API_TOP.includes(folder)
      ? []
      : API_TOP.map((top) => ({
          from: [`./api/src/${top}`],
          message: `No folder imports ${top}/.`,
        }))),
  ];
}

const panelZones = (folder) =>
  LAYERS['admin/src'].includes(folder)
    ? [
        {
          from: PANEL_RESOURCES.map((resource) => `./admin/src/${resource}`),
          message: 'Shared folders import no resource.',
        },
      ]
    : [];

/** What production code of a folder may not import. Tests may import from anywhere. */
const zonesOfCode = (app, folder) => [
  ...layerZones(app, folder),
  ...(app === 'api/src' ? apiZones(folder) : []),
  ...(app === 'admin/src' ? panelZones(folder) : []),
];

/** None of the folders imports from another of them, not even in tests. */
const separateZones = (parent, folders, folder, message) =>
  folders.includes(folder)
    ? [
        {
          from: folders.filter((other) => other !== folder).map((other) => `./${parent}/${other}`),
          message,
        },
      ]
    : [];

const ruleOf = (zones) => ({
  'import-x/no-restricted-paths': ['error', { basePath: import.meta.dirname, zones }],
});

/** The rule for a folder, with the zones that it adds to those of the apps. */
function configsOf(folder, { everywhere = [], inCode = [] }) {
  const files = [`${folder}/**/*.{ts,tsx}`];
  const ofFolder = (zones) => zones.map((zone) => ({ target: `./${folder}`, ...zone }));
  const zones = [...appZones, ...ofFolder(everywhere)];
  const ofCode = {
    files,
    ignores: ['**/*.spec.{ts,tsx}'],
    rules: ruleOf([...zones, ...ofFolder(inCode)]),
  };
  return [{ files, rules: ruleOf(zones) }, ...(inCode.length > 0 ? [ofCode] : [])];
}

const routeZones = (route) =>
  separateZones('site/app/routes', SITE_ROUTES, route, 'A route never imports another route.');
const resourceZones = (folder) =>
  separateZones('admin/src', PANEL_RESOURCES, folder, 'A resource never imports another resource.');

/** The rule about what a folder may import from, for each folder that layers.js names or finds. */
export const importZones = [
  { rules: ruleOf(appZones) },
  ...Object.keys(LAYERS).flatMap((app) =>
    foldersIn(app).flatMap((folder) =>
      configsOf(`${app}/${folder}`, {
        everywhere: app === 'admin/src' ? resourceZones(folder) : [],
        inCode: zonesOfCode(app, folder),
      }),
    ),
  ),
  // These replace the rule of the folder of all routes, which imports no layer above it.
  ...SITE_ROUTES.flatMap((route) =>
    configsOf(`site/app/routes/${route}`, { everywhere: routeZones(route) }),
  ),
];
