import type { Instant } from '@shuttle/domain'
import type { Kysely } from 'kysely'
import type { Config } from '../../config/config'
import type { Database } from '../../database/types'
import { configuredMethods, listMethodsOff, switchMethodOff, switchMethodOn } from '../../modules/money/payments'

const USAGE = 'npm run payments -- show|off <way to pay> <reason>|on <way to pay>; --help says what each does'

interface Printed {
  code: 0 | 1 | 2
  lines: string[]
}

/**
 * `MasterCard not switched off`, whether or not the service has its settings, which are not read here, and `wxpay off
 * since 2026-11-21T01:00:00.000Z: <reason>`
 */
const show = async (db: Kysely<Database>, known: readonly string[]): Promise<string[]> => {
  const off = new Map((await listMethodsOff(db)).map((row) => [row.provider, row]))
  return known.map((code) => {
    const row = off.get(code)
    return row ? `${code}  off since ${new Date(row.since).toISOString()}: ${row.reason}` : `${code}  not switched off`
  })
}

/** Switches a payment method off for new payments and on again, in all processes at once; answers the text to print. */
export const runPaymentsCommand = async (
  { db, config, now }: { db: Kysely<Database>; config: Config; now: Instant },
  [command, provider = '', ...args]: readonly string[],
): Promise<Printed> => {
  const known = configuredMethods(config, () => now).all.map(({ code }) => code)
  const reason = args.join(' ').trim()
  if (command === 'show' && provider === '') return { code: 0, lines: await show(db, known) }
  const isRight = command === 'off' ? reason !== '' : command === 'on' && args.length === 0
  if (!isRight) return { code: 2, lines: [USAGE] }
  if (!known.includes(provider))
    return { code: 1, lines: [`there is no way to pay ${provider}, but ${known.join(', ')}`] }
  const isChanged =
    command === 'off' ? await switchMethodOff(db, { provider, since: now, reason }) : await switchMethodOn(db, provider)
  return { code: 0, lines: [...(isChanged ? [] : [`${provider} is ${command} already`]), ...(await show(db, known))] }
}
