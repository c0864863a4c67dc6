import type { Transaction } from 'kysely'
import type { Database } from '../../../database/types'
import { Refusal } from '../../../runtime/errors'
import { findLineToEdit } from './line-lock.repository'

/** Locks a line until this edit is done. Throws LINE_NOT_FOUND. */
export const lockLine = async (trx: Transaction<Database>, lineCode: string): Promise<void> => {
  if (!(await findLineToEdit(trx, lineCode))) throw new Refusal('LINE_NOT_FOUND')
}
