import * as z from 'zod/mini'
import { setting } from '../setting'
import { addressLike, wholeNumber, yesNo } from '../setting-kinds'

/**
 * Where data is. POSTGRES_BIN, DEMO and DEMO_ORDERS are read by the start of the embedded server and of the demo, which
 * take any text.
 */
export const data = {
  DATABASE_URL: setting(z.optional(addressLike(/^postgres(ql)?:\/\//, 'postgres://user:password@host/name')), {
    unset: 'embedded server',
    about: 'PostgreSQL 15 or later, `postgres://user:password@host/name`',
  }),
  DATABASE_POOL: setting(z._default(wholeNumber(2, 500), 10), {
    about: 'connections that this process opens to PostgreSQL at most, 2 to 500',
  }),
  ACCEPT_EMBEDDED_DATABASE: setting(z._default(yesNo, false), {
    about: '`yes`: production accepts the embedded server, a database on the disk of this machine alone',
  }),
  DATA_DIR: setting(z._default(z.string(), '.data'), {
    about: 'embedded database, store of builds, last good set, keys, development mails, what the sandbox stored',
  }),
  POSTGRES_BIN: setting(z.optional(z.string()), {
    unset: 'those of npm',
    about: 'folder of `initdb` and `postgres` for the embedded server, such as `/usr/lib/postgresql/15/bin`',
  }),
  DEMO: setting(z._default(z.string(), 'yes'), {
    about: '`no`: `npm start` and `npm run dev` do not fill an empty database with the demo',
  }),
  DEMO_ORDERS: setting(z._default(z.string(), 'yes'), {
    about: "`yes`: 250 orders of the demo's members, once; `npm run dev` has `no`",
  }),
}
