import type { IForbiddenRuleType } from 'dependency-cruiser'
import { never, npm, shared, TEST } from './rule'

/** Permitted imports between shell, remotes, service, tools and journeys. */
export const APPS: IForbiddenRuleType[] = [
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
    { path: ['^(server|composer|platform|e2e)/'], dependencyTypesNot: ['unknown'] },
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
    { path: '^(server|composer|platform|e2e)/' },
  ),
  never(
    {
      name: 'server-knows-no-browser',
      comment: 'The service shares wire, rules, codes and texts with the browser, and nothing that draws or calls.',
    },
    { path: '^server/src/' },
    {
      path: ['^(shared|shell|platform|e2e|mf-[^/]+)/', npm('react', 'react-dom', 'axios')],
      pathNot: [
        shared('wire', 'domain', 'contracts', 'postgres'),
        '^shared/i18n/src/(errors/|format/|translate\\.ts$)',
        '^shared/booking/src/formatters/',
        // Shared by tests of the service and of whole sites: a silent connection, free ports, and counts.
        '^platform/src/test-run/(blackhole-proxy|count-use|free-(service-)?ports?)\\.ts$',
      ],
    },
  ),
  never(
    {
      name: 'composer-knows-no-ticketing',
      comment: 'Pages are composed and builds published on any server of ours, with or without a ticket to sell.',
    },
    { path: '^composer/' },
    {
      path: ['^(shared|shell|server|platform|e2e|mf-[^/]+)/', npm('react', 'react-dom', 'axios')],
      // Its tests use the database and the process of the service, through one entry.
      pathNot: [shared('contracts', 'domain', 'releases'), '^server/src/testing/index\\.ts$'],
    },
  ),
  never(
    {
      name: 'composition-is-rules',
      comment: 'Which builds go together is decided by pure rules that the release calls and the pages share.',
    },
    { path: '^composer/src/(composition|artefacts)/' },
    { path: '^composer/src/(?!composition/|artefacts/)' },
  ),
  never(
    {
      name: 'releases-know-no-pages',
      comment: 'Publishing must work on a server that shows no page, and pages on one that cannot publish.',
    },
    { path: '^composer/src/releases/', pathNot: TEST },
    { path: '^composer/src/delivery/' },
  ),
  never(
    {
      name: 'delivery-knows-no-release-calls',
      comment: 'Pages read the releases through a source, so that they can stand on another server than the database.',
    },
    { path: '^composer/src/delivery/' },
    { path: '^composer/src/releases/' },
  ),
  never(
    {
      name: 'ticketing-knows-no-composer',
      comment: 'The API sells tickets to any client, whichever build of a page asks; only the start knows both.',
    },
    { path: '^server/src/(?!start/)' },
    { path: '^composer/' },
  ),
  never(
    {
      name: 'service-knows-no-sandbox',
      comment:
        'The same adapters speak to sandbox and provider, so only the start of a site and its filling know that there is one.',
    },
    { path: '^server/src/(?!(start|filling)/)', pathNot: TEST },
    { path: '^server/sandbox/' },
  ),
  never(
    {
      name: 'sandbox-is-separate',
      comment: 'The sandbox plays the machines of providers; with our code in it, it would share our mistakes.',
    },
    { path: '^server/sandbox/', pathNot: TEST },
    { path: ['^server/src/', '^shared/(?!domain/)', '^(shell|composer|platform|e2e|mf-[^/]+)/'] },
  ),
  never(
    {
      name: 'demo-through-one-door',
      comment:
        'A demo fills a site by the commands that the service exports for it, so that the service can change inside.',
    },
    { path: '^demo/src/' },
    {
      path: '^(shared|shell|server|composer|platform|e2e|mf-[^/]+)/',
      pathNot: [shared('domain'), '^server/src/(filling/index|testing/service)\\.ts$'],
    },
  ),
  never(
    {
      name: 'nothing-imports-the-demo',
      comment: 'What production runs must hold no account whose password is published.',
    },
    { path: '^(shared|shell|server|composer|platform|e2e|mf-[^/]+)/' },
    { path: '^demo/' },
  ),
  never(
    {
      name: 'service-knows-no-filling',
      comment: 'Sample rows and their published passwords are for tests and the demo; production starts without them.',
    },
    { path: '^server/(src/(?!filling/)|sandbox/)', pathNot: TEST },
    { path: '^server/src/filling/' },
  ),
  never(
    {
      name: 'platform-knows-no-app',
      comment: 'Presets and tools treat every remote alike, so they know build records and no remote, screen or table.',
    },
    // These are not part of the tools: they are compiled for the browser.
    { path: '^platform/', pathNot: '^platform/src/build/(guard|own-document).ts$' },
    {
      path: '^(shared|shell|server|composer|e2e|mf-[^/]+)/',
      pathNot: [shared('contracts', 'design-tokens', 'releases', 'postgres')],
    },
  ),
  never(
    {
      name: 'journeys-from-outside',
      comment: 'A journey sees what a passenger sees: addresses and texts, no package’s inside.',
    },
    { path: '^e2e/' },
    { path: '^(shared|shell|server|composer|mf-[^/]+)/', pathNot: [shared('contracts', 'postgres')] },
  ),
]
