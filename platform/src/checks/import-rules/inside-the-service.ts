import type { IForbiddenRuleType } from 'dependency-cruiser'
import { never, npm, TEST } from './rule'

/**
 * Modules of the service from the bottom up: each may import those before it. A call upwards is a function that
 * `app.ts` or the caller passes down.
 */
export const MODULE_ORDER = [
  'partner-api',
  'translations',
  'tickets',
  'refund-policies',
  'captcha',
  'sessions',
  'audit',
  'staff',
  'catalogue',
  'sales',
  'terms',
  'backoffice-catalogue',
  'coupons',
  'orders',
  'departure-changes',
  'payments',
  'ticket-refunds',
  'refund-requests',
  'backoffice-departures',
  'reconciliation',
  'disruptions',
  'list-exports',
  'backoffice-orders',
  'backoffice-refunds',
  'backoffice-coupons',
  'backoffice-content',
  'backoffice-rules',
  'backoffice-overview',
  'edit-refund-policies',
  'mails',
  'wechat',
  'accounts',
]

const MODULES = '^server/src/modules/'

const oneDirection = MODULE_ORDER.map((name, at) =>
  never(
    {
      name: 'modules-have-one-direction',
      comment: 'Modules that need each other cannot be changed apart; each imports only those below it in the list.',
    },
    { path: `${MODULES}${name}/`, pathNot: TEST },
    { path: MODULES, pathNot: `${MODULES}(${MODULE_ORDER.slice(0, at + 1).join('|')})/` },
  ),
)

/** Imports between modules of the ticketing service, and the tasks that only some files of a module may have. */
export const INSIDE_THE_SERVICE: IForbiddenRuleType[] = [
  never(
    {
      name: 'module-through-its-index',
      comment: 'A module is what its index exports; a path past it makes every file of the module public.',
    },
    { path: `${MODULES}([^/]+)/`, pathNot: TEST },
    { path: `${MODULES}[^/]+/`, pathNot: [`${MODULES}$1/`, `${MODULES}[^/]+/index\\.ts$`] },
  ),
  never(
    {
      name: 'index-exports-only',
      comment: 'An index lists what a module is to the others; routes and rules in it would have no name of their own.',
    },
    { path: `${MODULES}[^/]+/index\\.ts$` },
    { path: ['^shared/', '^server/src/(?!modules/)', npm('fastify', 'kysely', 'zod')] },
  ),
  never(
    {
      name: 'service-imports-modules-by-index',
      comment: 'A start, a frame or a table that knows a file of a module stops the module from moving it.',
    },
    // The call registration is below the modules. It authenticates through one file, because the index would be a
    // cycle.
    { path: '^server/src/', pathNot: [TEST, MODULES, '^server/src/http/register-call\\.ts$'] },
    { path: `${MODULES}[^/]+/`, pathNot: `${MODULES}[^/]+/index\\.ts$` },
  ),
  ...oneDirection,
  never(
    {
      name: 'module-is-in-the-order',
      comment: 'A module outside the list of directions could import any other, and be imported by any.',
    },
    { path: `${MODULES}[^/]+/`, pathNot: [TEST, `${MODULES}(${MODULE_ORDER.join('|')})/`] },
    { path: MODULES },
  ),
  never(
    {
      name: 'command-imports-no-presenter',
      comment:
        'A command answers and refuses in the words of the service; a presenter spells them for routes and files of lists.',
    },
    { path: MODULES, pathNot: [TEST, '\\.(presenter|request|repository|routes|file)\\.ts$', '/index\\.ts$'] },
    { path: '\\.presenter\\.ts$' },
  ),
  never(
    {
      name: 'repository-has-sql-only',
      comment: 'A repository answers rows; a policy, a command or an answer in it would be hidden from its readers.',
    },
    { path: `${MODULES}.*\\.repository\\.ts$` },
    { path: ['\\.(presenter|request|policy|routes)\\.ts$', '^server/src/(http/|errors\\.ts$)'] },
  ),
  never(
    {
      name: 'presenter-answers-only',
      comment: 'A presenter spells what it is given; a query in it would be made for every row of an answer.',
    },
    { path: '^server/src/.*\\.presenter\\.ts$' },
    { path: ['\\.(routes|policy)\\.ts$', '^server/src/database/(?!types\\.ts$)', npm('fastify')] },
  ),
  never(
    {
      name: 'request-reads-only',
      comment: 'A request file reads a body into our words; what follows from them is decided by the command.',
    },
    { path: '^server/src/modules/.*\\.request\\.ts$', pathNot: TEST },
    {
      path: ['\\.(repository|presenter|routes|policy)\\.ts$', '^server/src/database/(?!types\\.ts$)', npm('fastify')],
      pathNot: '/http/wire-codes\\.presenter\\.ts$',
    },
  ),
]
