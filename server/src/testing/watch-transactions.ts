import type { Kysely } from 'kysely'

/** Codes of the faults that end transactions of this database from now on, also of retried ones. */
export const watchTransactions = <Tables>(db: Kysely<Tables>): string[] => {
  const codes: string[] = []
  const begin = db.transaction.bind(db)
  db.transaction = () => {
    const builder = begin()
    const execute = builder.execute.bind(builder)
    builder.execute = (work) =>
      execute(work).catch((error: { code?: string }) => {
        codes.push(error.code ?? 'unknown')
        throw error
      })
    return builder
  }
  return codes
}
