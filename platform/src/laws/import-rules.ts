import type { IForbiddenRuleType, IRegularForbiddenRuleType } from 'dependency-cruiser'

const TEST = '\\.test\\.tsx?$|/testing/'
const npm = (...names: string[]): string => `(^|/)node_modules/(${names.join('|')})/`
const shared = (...names: string[]): string => `^shared/(${names.join('|')})/`

interface Law {
  name: string
  /** Why, in one sentence. */
  comment: string
}

/**
 * A folder and all that its files may import beside itself. Its tests may use any package and Node,
 * but hold to the same rooms of ours.
 */
const only = (law: Law, folder: string, allowed: string[]): IForbiddenRuleType[] => [
  {
    ...law,
    severity: 'error',
    from: { path: folder, pathNot: TEST },
    to: { pathNot: [folder, ...allowed], dependencyTypesNot: ['unknown'] },
  },
  {
    ...law,
    severity: 'error',
    from: { path: folder },
    to: { path: '^(shared|shell|server|platform|e2e|mf-[^/]+)/', pathNot: [folder, ...allowed] },
  },
]

const never = (
  law: Law,
  from: IRegularForbiddenRuleType['from'],
  to: IRegularForbiddenRuleType['to'],
): IForbiddenRuleType => ({
  ...law,
  severity: 'error',
  from,
  to,
})

const sharedRooms: IForbiddenRuleType[] = [
  ...only(
    {
      name: 'domain-imports-nothing',
      comment: 'Rules that browser and server both judge by must run anywhere, so they know nothing but themselves.',
    },
    '^shared/domain/src/',
    [],
  ),
  ...only(
    {
      name: 'contracts-are-types-and-schemas',
      comment:
        'Every team depends on the contracts, so they bring a schema library, the types of React and nothing else.',
    },
    '^shared/contracts/src/',
    [npm('zod')],
  ),
  ...only(
    {
      name: 'wire-is-schemas',
      comment: 'The wire is read on both sides of the network, so it brings a schema library and nothing else.',
    },
    '^shared/wire/src/',
    [npm('zod')],
  ),
  ...only(
    {
      name: 'calls-translate',
      comment: 'Calls turn wire into domain; a screen, a text or a store in them would tie every remote to it.',
    },
    '^shared/calls/src/',
    [shared('wire', 'domain', 'api-client', 'contracts')],
  ),
  ...only(
    {
      name: 'transport-knows-no-screen',
      comment: 'The transport carries any call for any screen, so it knows the contracts and its HTTP library.',
    },
    '^shared/api-client/src/',
    [shared('contracts', 'domain'), npm('axios')],
  ),
  ...only(
    {
      name: 'host-is-a-door',
      comment: 'The host is shared by everything in the page, so it stays as thin as its contracts.',
    },
    '^shared/host/src/',
    [shared('contracts', 'domain'), npm('react', '@tanstack/react-query', 'zustand')],
  ),
  ...only(
    {
      name: 'i18n-knows-no-remote',
      comment: 'Engine, formatters and texts of codes serve every room, so they know languages and no screens.',
    },
    '^shared/i18n/src/',
    [shared('contracts', 'domain'), npm('react', 'i18next', 'react-i18next', 'dayjs')],
  ),
  ...only(
    {
      name: 'tokens-import-nothing',
      comment: 'Names for colours and spaces come before everything that is drawn with them.',
    },
    '^shared/design-tokens/src/',
    ['^shared/design-tokens/'],
  ),
  ...only(
    {
      name: 'ui-draws-only',
      comment: 'Widgets get texts and answers as props, so that any remote can use them and none is inside them.',
    },
    '^shared/ui/src/',
    [shared('design-tokens'), '^shared/ui/', npm('react', 'react-dom', '@base-ui/react', 'lucide-react', 'tyme4ts')],
  ),
]

const apps: IForbiddenRuleType[] = [
  never(
    {
      name: 'remote-no-neighbour',
      comment: 'Remotes are built and published apart; one inside another could never be rolled back alone.',
    },
    { path: '^(mf-[^/]+)/' },
    { path: '^mf-', pathNot: '^$1/' },
  ),
  never(
    {
      name: 'remote-not-shell',
      comment: 'A remote reaches the shell through the host only, so that any shell of the contract can carry it.',
    },
    { path: '^mf-' },
    { path: '^shell/' },
  ),
  never(
    {
      name: 'remote-imports-shared',
      comment:
        'A remote runs in a browser that has the shared packages and itself, nothing of the service or the tools.',
    },
    { path: '^mf-[^/]+/src/', pathNot: TEST },
    { path: ['^(server|platform|e2e)/'], dependencyTypesNot: ['unknown'] },
  ),
  never(
    {
      name: 'shell-no-remote',
      comment:
        'The shell learns every page from the registry; a remote in its build would have to be released with it.',
    },
    { path: '^shell/src/' },
    { path: '^mf-' },
  ),
  never(
    {
      name: 'shell-imports-shared',
      comment:
        'The shell runs in a browser that has the shared packages and itself, nothing of the service or the tools.',
    },
    { path: '^shell/src/', pathNot: TEST },
    { path: '^(server|platform|e2e)/' },
  ),
  never(
    {
      name: 'server-knows-no-browser',
      comment: 'The service shares wire, rules, codes and texts with the browser, and nothing that draws or calls.',
    },
    { path: '^server/src/' },
    {
      path: ['^(shared|shell|platform|e2e|mf-[^/]+)/', npm('react', 'react-dom', 'axios')],
      pathNot: [shared('wire', 'domain', 'contracts'), '^shared/i18n/src/(errors|format)/'],
    },
  ),
  never(
    {
      name: 'delivery-knows-no-ticketing',
      comment: 'The composed site is delivered by any server of ours, with or without a ticket to sell.',
    },
    { path: '^server/src/delivery/' },
    { path: '^server/src/(?!delivery/)[^/]+/' },
  ),
  never(
    {
      name: 'ticketing-knows-no-delivery',
      comment: 'The API sells tickets to any client; pages are somebody else’s work.',
    },
    { path: '^server/src/(?!delivery/|start/)[^/]+/' },
    { path: '^server/src/delivery/' },
  ),
  never(
    {
      name: 'service-knows-no-sandbox',
      comment:
        'The same adapters speak to sandbox and provider, so only the start of the service knows that there is one.',
    },
    { path: '^server/src/(?!start/)[^/]+/' },
    { path: '^server/sandbox/' },
  ),
  never(
    {
      name: 'sandbox-stands-outside',
      comment: 'The sandbox plays somebody else’s machines; with our code in it, it would share our mistakes.',
    },
    { path: '^server/sandbox/', pathNot: TEST },
    { path: ['^server/src/', '^shared/(?!domain/)', '^(shell|platform|e2e|mf-[^/]+)/'] },
  ),
  never(
    {
      name: 'platform-knows-no-room',
      comment: 'Presets and tools treat every remote alike, so they know build records and no remote, screen or table.',
    },
    // The guard is no part of the tools: the preset compiles it into every remote.
    { path: '^platform/', pathNot: '^platform/src/build/guard\\.ts$' },
    { path: '^(shared|shell|server|e2e|mf-[^/]+)/', pathNot: [shared('contracts', 'design-tokens')] },
  ),
  never(
    {
      name: 'journeys-from-outside',
      comment: 'A journey sees what a traveller sees: addresses and words, nobody’s inside.',
    },
    { path: '^e2e/' },
    { path: '^(shared|shell|server|mf-[^/]+)/', pathNot: [shared('contracts')] },
  ),
]

/** `remote.ts -> pages -> features -> (api, state) -> domain`, read downwards. */
const insideARemote: IForbiddenRuleType[] = [
  never(
    {
      name: 'remote-is-the-top',
      comment: 'A remote is composed in remote.ts; who imports it drags every page behind.',
    },
    { path: '^(mf-[^/]+)/src/', pathNot: TEST },
    { path: '^$1/src/remote\\.tsx?$' },
  ),
  never(
    {
      name: 'pages-above-features',
      comment: 'A page introduces features to each other; a feature that knows its page can be used in no other.',
    },
    { path: '^(mf-[^/]+)/src/(features|api|state|domain)/' },
    { path: '^$1/src/pages/' },
  ),
  never(
    {
      name: 'features-above-data',
      comment: 'Data and drafts outlive the screens that show them.',
    },
    { path: '^(mf-[^/]+)/src/(api|state|domain)/' },
    { path: '^$1/src/features/' },
  ),
  never(
    {
      name: 'remote-domain-is-pure',
      comment:
        'Rules are answers to data; a store, a call or a widget in them would make them untestable without a screen.',
    },
    { path: '^(mf-[^/]+)/src/domain/', pathNot: TEST },
    {
      path: ['^(mf-[^/]+|shared)/', '(^|/)node_modules/'],
      pathNot: [
        '^mf-[^/]+/src/(domain|pages|features)/',
        '^mf-[^/]+/src/remote\\.tsx?$',
        shared('domain', 'contracts'),
      ],
    },
  ),
]

const everywhere: IForbiddenRuleType[] = [
  never(
    {
      name: 'through-the-door',
      comment: 'A package is what its exports say; a path past them makes every file of it public.',
    },
    { path: '^(shared/[^/]+|shell|server|platform|e2e|mf-[^/]+)/' },
    {
      path: '^(shared/[^/]+|shell|server|platform|e2e|mf-[^/]+)/',
      pathNot: '^$1/',
      dependencyTypes: ['local'],
    },
  ),
  never(
    {
      name: 'through-the-door',
      comment: 'A package is what its exports say; a path past them makes every file of it public.',
    },
    {},
    { path: '^@shuttle/', couldNotResolve: true },
  ),
  never(
    { name: 'imports-exist', comment: 'An import that leads nowhere hides what it would have broken.' },
    {},
    { pathNot: '^@shuttle/', couldNotResolve: true },
  ),
  never(
    {
      name: 'no-cycles',
      comment: 'Two files that need each other are one file; the order in which they start would decide what works.',
    },
    {},
    { circular: true },
  ),
  never(
    {
      name: 'tests-stay-apart',
      comment: 'What is written to test with must not reach a traveller.',
    },
    { pathNot: `${TEST}|^e2e/|^platform/` },
    { path: TEST },
  ),
]

/** The import law: every rule has a name and a reason; each has a seeded violation in its test. */
export const IMPORT_RULES: readonly IForbiddenRuleType[] = [...sharedRooms, ...apps, ...insideARemote, ...everywhere]
