const feature = '^src/features/([^/]+)/';
const FRONT_DOOR = '^src/features/[^/]+/(service|contract|policy|rules|texts)[^/]*[.]ts$';

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
      name: 'db-low',
      severity: 'error',
      from: { path: '^src/db/', pathNot: '\\.test\\.ts$' },
      to: { path: '^src/(features|pages|server|jobs|ui|process|providers)/' },
    },
    {
      name: 'providers-low',
      severity: 'error',
      from: { path: '^src/providers/', pathNot: '\\.test\\.ts$' },
      to: { path: '^src/(features|pages|server|jobs|ui|process)/' },
    },
    {
      name: 'ui-low',
      severity: 'error',
      from: { path: '^src/ui/' },
      to: { path: '^src/(features|pages|server|jobs|db|providers|process|content)/' },
    },
    {
      name: 'jobs-low',
      severity: 'error',
      from: { path: '^src/jobs/' },
      to: { path: '^src/(features|pages|server|ui|process)/' },
    },
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
      from: { path: feature, pathNot: ['\\.test\\.tsx?$', '^src/features/[^/]+/ui/'] },
      to: { path: '^src/features/', pathNot: ['^src/features/$1/', FRONT_DOOR] },
    },
    {
      name: 'front-door-ui',
      comment:
        "The parts of a slice may also use the picture controls of media: a form's photos are part of its state. A card has a heart.",
      severity: 'error',
      from: { path: '^src/features/([^/]+)/ui/', pathNot: '\\.test\\.tsx?$' },
      to: {
        path: '^src/features/',
        pathNot: [
          '^src/features/$1/',
          FRONT_DOOR,
          '^src/features/media/ui/',
          '^src/features/favourites/ui/heart\\.tsx$',
        ],
      },
    },
    {
      name: 'clean-browser',
      severity: 'error',
      from: {
        path: '^src/(features/[^/]+/((rules|texts|contract|policy)[^/]*[.]ts|ui/)|ui/|core/(?!ctx|ports)|content/(?!demo))',
        pathNot: '\\.test\\.tsx?$',
      },
      to: { path: '\\.server\\.tsx?$|^src/(db|providers|jobs|server)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'services-without-screens',
      comment: 'Services also run from source, where there is no JSX: the benchmark does it.',
      severity: 'error',
      from: { path: '^src/(core|db|providers|jobs|features/[^/]+/[^/]+\\.server\\.ts$)', pathNot: '\\.test\\.tsx?$' },
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
      from: { path: '^src/features/[^/]+/(service|repo|policy|contract|rules|texts)', pathNot: '\\.test\\.tsx?$' },
      to: { path: 'node_modules/(fastify|react-router|@fastify)/' },
    },
    {
      name: 'pages-compose',
      severity: 'error',
      from: { path: '^src/pages/' },
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
