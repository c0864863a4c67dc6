import type { Kysely } from 'kysely'
import type { Config } from '../../config/config'
import { transaction } from '../../database/transaction'
import type { Database } from '../../database/types'
import { getSealer, KeyFault } from '../../sealing'
import { assertDataKeys } from './assert-data-keys'
import { findForeignKey } from './find-foreign-key'
import { KEY_SETTINGS, type KeyMarks } from './key-marks'
import { listKeyMarks, lockKeyMarks, replaceKeyMarks } from './key-marks.repository'

/**
 * Throws {@link KeyFault} for a key or secret that is not the one this database is used with (ADR-86), before anything
 * is made under it. Otherwise the marks of these keys replace the stored ones.
 */
export const assertKeys = async (db: Kysely<Database>, config: Config, marks: KeyMarks): Promise<void> => {
  await assertDataKeys(db, getSealer(config))
  await transaction(db, async (trx) => {
    await lockKeyMarks(trx)
    const foreign = findForeignKey(marks, await listKeyMarks(trx))
    if (foreign)
      throw new KeyFault(
        `${foreign} is not the one that this database is used with: set that one (or after a loss: operator replace-key ${foreign}).`,
      )
    for (const setting of KEY_SETTINGS)
      if (marks[setting].length > 0) await replaceKeyMarks(trx, setting, marks[setting])
  })
}

/** Why an instance must not sell: the others replaced a key that it still has. */
export const findKeyObstacle = async (db: Kysely<Database>, marks: KeyMarks): Promise<string | undefined> => {
  const foreign = findForeignKey(marks, await listKeyMarks(db))
  return foreign && `${foreign} is not the one of the other instances`
}
