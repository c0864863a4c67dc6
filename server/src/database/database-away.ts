import { withoutValues } from './without-values'

/**
 * Network faults on the path to the database; also pg's own, which have no code, and PostgreSQL's when it closes a
 * connection or has none left.
 */
const NETWORK =
  /^(ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|EHOSTUNREACH|EHOSTDOWN|ENETUNREACH|ENETDOWN|ENOTFOUND|EAI_AGAIN)$/
/**
 * 08: connection; 53: no resources; 57: ended by an operator or a time limit; 55P03: a lock did not come; 25P03, 25P04:
 * idle or long in a transaction.
 */
const SQL_STATES = /^(08...|53...|57...|55P03|25P0[34])$/
const PG_MESSAGE = /timeout|connection (terminated|error)|connection ended|not queryable|client was closed/i

/** The database gave no connection or no answer before the timeout. Has `code` and message of its cause. */
export class DatabaseAway extends Error {
  override readonly name = 'DatabaseAway'
  readonly code: string | undefined

  constructor(cause: unknown) {
    const { message, code } = Object(cause) as { message?: string; code?: string }
    super(message || code || 'the database does not answer', { cause })
    this.code = code
  }
}

const isAway = (error: unknown): boolean => {
  const { code, message } = Object(error) as { code?: unknown; message?: unknown }
  if (typeof code === 'string') return NETWORK.test(code) || SQL_STATES.test(code)
  return typeof message === 'string' && PG_MESSAGE.test(message)
}

/**
 * The fault that a caller gets for a fault of the database's driver: {@link DatabaseAway} where a later retry helps,
 * else the fault itself; neither repeats values of the statement.
 */
export const toDatabaseFault = (error: unknown): unknown => {
  const fault = withoutValues(error)
  return isAway(fault) ? new DatabaseAway(fault) : fault
}

export const isDatabaseAway = (error: unknown): error is DatabaseAway => error instanceof DatabaseAway

/** A SQLSTATE comes from PostgreSQL itself: the connection stays usable, unless the code ends it. */
export const isConnectionLost = (error: unknown): boolean => {
  const { code } = Object(error) as { code?: unknown }
  return typeof code !== 'string' || !/^[0-9A-Z]{5}$/.test(code) || /^(08...|57P..|25P0[34])$/.test(code)
}
