const feature = '^src/features/([^/]+)/';
/** What other slices may import of one: its use cases, shapes, permissions, numbers and sentences. */
const FRONT_DOOR = '^src/features/[^/]+/(service[.]server|contract|filters|policy|rules|texts)[.]ts$';
/** What every slice may draw of a home, what a property may be, what a seller sends, and how words are read. */
const LISTING_PARTS = '^src/features/listings/(card/|property/|masking/mask[.]ts|write/contract[.]ts)';

/** What the lower folders may not import. */
const ABOVE = {
  db: 'features|pages|server|jobs|ui|process|providers',
  providers: 'features|pages|server|jobs|ui|process',
  ui: 'features|pages|server|jobs|db|providers|process|content',
  jobs: 'features|pages|server|ui|process',
};
/** What puts a home on the market without asking whether it may be there. */
const TO_MARKET = '^src/features/listings/publishing[.]server';

/** Every slice, the lowest first: one may import only those before it, so that no two import each other. */
const SLICES = [
  'places',
  'audit',
  'status',
  'contact',
  'media',
  'deleted',
  'sharing',
  'listings',
  'favourites',
  'figures',
  'search',
  'packages',
  'moderation',
  'publishing',
  'reports',
  'accounts',
  'posts',
  'structured-data',
  'areas',
  'alerts',
  'sitemap',
];
const oneWay = [
  {
    name: 'slice-in-order',
    comment: 'A new slice gets its place in SLICES.',
    severity: 'error',
    from: { path: `^src/features/(?!(${SLICES.join('|')})/)` },
    to: {},
  },
  ...SLICES.slice(0, -1).map((slice, at) => ({
    name: `${slice}-below`,
    severity: 'error',
    from: { path: `^src/features/${slice}/`, pathNot: '\\.test\\.tsx?$' },
    to: { path: `^src/features/(${SLICES.slice(at + 1).join('|')})/` },
  })),
];

/** Imports point one way: core ← db, providers, ui ← jobs ← features ← pages, server ← server.ts. */
module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-orphans',
      severity: 'error',
      from: {
        orphan: true,
        pathNot: [
          '\\.d\\.ts$',
          '\\.test\\.tsx?$',
          '\\.config\\.ts$',
          '^src/(routes|root|entry\\.)',
          '^src/scripts-on-demand/(import-code|load-route-module|visitors-chunk)',
          '^src/db/schema/',
          '^tests/',
          '^bench/',
        ],
      },
      to: {},
    },
    {
      name: 'not-to-test',
      severity: 'error',
      from: { pathNot: '\\.test\\.tsx?$|^tests/|^bench/' },
      to: { path: '\\.test\\.tsx?$|^tests/' },
    },
    {
      name: 'not-to-dev-dep',
      severity: 'error',
      from: { path: '^(src|server\\.ts)', pathNot: '\\.test\\.tsx?$|^src/routes\\.ts$|^src/process/listen' },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'core-alone',
      severity: 'error',
      from: { path: '^src/core/' },
      to: { path: '^src/', pathNot: '^src/core/|^src/db/client' },
    },
    {
      name: 'scripts-on-demand-alone',
      severity: 'error',
      from: { path: '^src/scripts-on-demand/' },
      to: { path: '^src/(?!scripts-on-demand/)' },
    },
    ...Object.entries(ABOVE).map(([folder, above]) => ({
      name: `${folder}-low`,
      severity: 'error',
      from: { path: `^src/${folder}/`, pathNot: '\\.test\\.tsx?$' },
      to: { path: `^src/(${above})/` },
    })),
    {
      name: 'features-below-pages',
      severity: 'error',
      from: { path: '^src/features/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^src/(pages|server|process|providers)/' },
    },
    {
      name: 'front-door',
      comment: 'A slice reaches another only through its service, contract, policy, rules or texts.',
      severity: 'error',
      from: { path: feature, pathNot: '\\.test\\.tsx?$' },
      to: {
        path: '^src/features/',
        // The forms of two slices hold photos, so the picture controls of media are part of their state.
        pathNot: ['^src/features/$1/', FRONT_DOOR, LISTING_PARTS, TO_MARKET, '^src/features/media/ui/'],
      },
    },
    {
      name: 'one-way-to-market',
      comment: 'What puts a home on the market goes through features/publishing.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/features/(listings|publishing)/|[.]test[.]tsx?$' },
      to: { path: [TO_MARKET, '^src/features/listings/(write|life)/service[.]server'] },
    },
    ...oneWay,
    {
      name: 'four-places',
      comment:
        'A slice brings what it needs: "A new feature" in docs/ARCHITECTURE.md. Those named are part of the frame.',
      severity: 'error',
      from: {
        path: '^src/(server|process|scripts-on-demand)/|^src/(root|entry)[.]',
        pathNot: '^src/server/(app|jobs[.]server|prepare|seed)|[.]test[.]tsx?$',
      },
      to: { path: '^src/features/', pathNot: '^src/features/(accounts|favourites|listings|media|sitemap)/' },
    },
    {
      name: 'clean-browser',
      severity: 'error',
      from: {
        path: '^src/(features|ui|scripts-on-demand|core/(?!ctx|ports)|content)/',
        pathNot: '\\.server\\.tsx?$|\\.test\\.tsx?$',
      },
      to: { path: '\\.server\\.tsx?$|^src/(db|providers|jobs|server)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'services-without-screens',
      comment: 'Services also run from source, where there is no JSX: the benchmark does it.',
      severity: 'error',
      from: { path: '^src/(core|db|providers|jobs|features/.+\\.server\\.ts$)', pathNot: '\\.test\\.tsx?$' },
      to: { path: '\\.tsx$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'sql-in-repos',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: '^src/db/|repo[^/]*\\.server\\.ts$|^src/jobs/queue|^src/providers/credentials/|\\.test\\.tsx?$',
      },
      to: { path: '^src/db/schema|node_modules/drizzle-orm', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-http-in-domain',
      severity: 'error',
      from: { path: '^src/features/.+/(service|repo|policy|contract|rules|texts)[^/]*$', pathNot: '\\.test\\.tsx?$' },
      to: { path: 'node_modules/(fastify|react-router|@fastify)/' },
    },
    {
      name: 'demo-apart',
      comment: 'Only server.ts loads the demo, to fill a market, and what grades or measures searches of it.',
      severity: 'error',
      from: { path: '^(src|tests|bench)/', pathNot: '^(tests/support/demo-market|bench/lifelike-market)' },
      to: { path: '^demo/' },
    },
    {
      name: 'studio-apart',
      comment: 'Pictures are drawn by a command; a market takes the finished files.',
      severity: 'error',
      from: { path: '^demo/', pathNot: '^demo/studio/' },
      to: { path: '^demo/studio/' },
    },
    {
      name: 'demo-types-only',
      comment: 'The demo knows the shapes of the product; its tests hold it against the rules.',
      severity: 'error',
      from: { path: '^demo/', pathNot: '\\.test\\.ts$' },
      to: { path: '^(src|tests|bench)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'pages-compose',
      severity: 'error',
      from: { path: '^src/pages/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '/(repo|api)[^/]*\\.server\\.ts$|^src/(db|providers|process)/', dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(build|data|\\.react-router)/' },
    tsPreCompilationDeps: 'specify',
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
