import { isDatabaseAway } from './database-away'
import { watchedPool } from './watched-pool'

const fault = (message: string, code?: string) => Object.assign(new Error(message), { code })
/** A pool of one connection whose next statements end as given, with a record of its statements and releases. */
const poolThat = (...outcomes: Array<Error | 'answers'>) => {
  const seen = { statements: [] as string[], released: [] as unknown[] }
  const client = {
    query: async (text: string) => {
      seen.statements.push(text)
      const outcome = outcomes.shift()
      if (outcome instanceof Error) throw outcome
    },
    release: (lost?: Error) => void seen.released.push(lost?.message),
  }
  return { seen, pool: { connect: async () => client, end: async () => {} } }
}
const runStatements = async (given: ReturnType<typeof poolThat>, isLost?: () => boolean) => {
  const client = await watchedPool(given.pool, undefined, isLost).connect()
  const faults = []
  for (const text of ['update', 'rollback']) faults.push(await client.query(text, []).catch((error: unknown) => error))
  client.release()
  return faults
}

it('a connection that did not answer is neither queried nor lent again', async () => {
  const unresponsive = poolThat(fault('Query read timeout'))
  const faults = await runStatements(unresponsive)
  expect(faults.map(isDatabaseAway)).toEqual([true, true])
  expect(unresponsive.seen).toEqual({ statements: ['update'], released: ['Query read timeout'] })
})

it('a statement on a connection that did not answer waits behind the hanging one (negative control)', async () => {
  const unresponsive = poolThat(fault('Query read timeout'), 'answers')
  await runStatements(unresponsive, () => false)
  expect(unresponsive.seen).toEqual({ statements: ['update', 'rollback'], released: [undefined] })
})

it.each(['23505', '40001', '22P02'])(
  'passes on a fault %s of a statement unchanged, on a connection that stays',
  async (code) => {
    const refused = fault('no', code)
    const given = poolThat(refused, 'answers')
    expect(await runStatements(given)).toEqual([refused, undefined])
    expect(given.seen.released).toEqual([undefined])
  },
)

it.each([
  ['57014', 'canceling statement due to statement timeout', [undefined]],
  ['55P03', 'canceling statement due to lock timeout', [undefined]],
  [
    '25P03',
    'terminating connection due to idle-in-transaction timeout',
    ['terminating connection due to idle-in-transaction timeout'],
  ],
  [
    '57P01',
    'terminating connection due to administrator command',
    ['terminating connection due to administrator command'],
  ],
  ['ECONNRESET', 'read ECONNRESET', ['read ECONNRESET']],
])('the fault %s means that the database is away', async (code, message, released) => {
  const given = poolThat(fault(message, code), 'answers')
  const [first] = await runStatements(given)
  expect(first).toMatchObject({ name: 'DatabaseAway', code, message })
  expect(given.seen.released).toEqual(released)
})
