import type { IForbiddenRuleType } from 'dependency-cruiser'
import { never, npm, TEST } from './rule'

/**
 * Modules of the service from the bottom up: each may import those before it. A call upwards is a function that
 * `app.ts` or the caller passes down.
 */
export const MODULE_ORDER = [
  'partners/partner-api',
  'passenger/translations',
  'passenger/tickets',
  'passenger/captcha',
  'passenger/sessions',
  'backoffice/audit',
  'backoffice/staff',
  'passenger/catalogue',
  'money/refund-policies',
  'passenger/sales',
  'passenger/ride-states',
  'passenger/terms',
  'passenger/help',
  'backoffice/catalogue',
  'passenger/coupons',
  'passenger/orders',
  'passenger/departure-changes',
  'money/payments',
  'passenger/ticket-refunds',
  'passenger/refund-requests',
  'passenger/ticket-use',
  'backoffice/departures',
  'money/reconciliation',
  'backoffice/disruptions',
  'backoffice/list-exports',
  'backoffice/orders',
  'backoffice/refunds',
  'backoffice/coupons',
  'backoffice/content',
  'backoffice/rules',
  'backoffice/releases',
  'backoffice/overview',
  'passenger/mails',
  'passenger/wechat',
  'passenger/accounts',
]

const MODULES = '^server/src/modules/'
/** A module is a folder of a room. */
const ANY_MODULE = `${MODULES}[^/]+/[^/]+/`

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

/** Rooms of the service from the bottom up; those of one level may import each other. */
const ROOM_LEVELS = [
  ['config', 'sealing', 'database', 'runtime'],
  ['i18n', 'outbox', 'limits'],
  ['http'],
  ['modules'],
  ['jobs', 'provider-frames'],
  ['start', 'filling'],
  ['commands'],
]

const roomsPointDown = ROOM_LEVELS.slice(0, -1).map((rooms, at) =>
  never(
    {
      name: 'rooms-point-down',
      comment: 'A room that knows those above it cannot be read, tested or moved without them.',
    },
    {
      path: `^server/src/(${rooms.join('|')})/`,
      // The call registration authenticates by a module.
      pathNot: [TEST, '^server/src/http/register-call\\.ts$'],
    },
    {
      path: `^server/src/(${ROOM_LEVELS.slice(at + 1)
        .flat()
        .join('|')})/`,
    },
  ),
)

/** Imports between modules of the ticketing service, and the tasks that only some files of a module may have. */
export const INSIDE_THE_SERVICE: IForbiddenRuleType[] = [
  never(
    {
      name: 'module-through-its-index',
      comment: 'A module is what its index exports; a path past it makes every file of the module public.',
    },
    { path: `${MODULES}([^/]+/[^/]+)/`, pathNot: TEST },
    { path: ANY_MODULE, pathNot: [`${MODULES}$1/`, `${ANY_MODULE}index\\.ts$`] },
  ),
  never(
    {
      name: 'index-exports-only',
      comment: 'An index lists what a module is to the others; routes and rules in it would have no name of their own.',
    },
    { path: `${ANY_MODULE}index\\.ts$` },
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
    { path: ANY_MODULE, pathNot: `${ANY_MODULE}index\\.ts$` },
  ),
  ...oneDirection,
  ...roomsPointDown,
  never(
    {
      name: 'module-is-in-the-order',
      comment: 'A module outside the list of directions could import any other, and be imported by any.',
    },
    { path: MODULES, pathNot: [TEST, `${MODULES}(${MODULE_ORDER.join('|')})/`] },
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
    { path: ['\\.(presenter|request|policy|routes)\\.ts$', '^server/src/(http/|runtime/errors\\.ts$)'] },
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
