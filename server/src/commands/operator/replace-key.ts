import type { Instant } from '@shuttle/domain'
import type { Kysely } from 'kysely'
import { transaction } from '../../database/transaction'
import type { Database } from '../../database/types'
import { appendEntry } from '../../modules/backoffice/audit'
import { KEY_SETTINGS, type KeySetting, lockKeyMarks, replaceKeyMarks } from '../../start/key-proofs'
import { operatorEntry } from './operator-entry'
import { OperatorFault } from './operator-fault'

const isKeySetting = (name: string): name is KeySetting => KEY_SETTINGS.some((setting) => setting === name)

/**
 * Lets the next start use another key or secret in place of a lost or leaked one (ADR-86). Data that is sealed under a
 * data key still requires that key. Throws {@link OperatorFault} for an unknown name.
 */
export const replaceKey = (db: Kysely<Database>, given: { setting: string; now: Instant }): Promise<string> =>
  transaction(db, async (trx) => {
    const { setting, now } = given
    if (!isKeySetting(setting)) throw new OperatorFault(`${setting} is none of ${KEY_SETTINGS.join(', ')}.`)
    await lockKeyMarks(trx)
    await replaceKeyMarks(trx, setting, [])
    const event = { action: 'key.replace', object_kind: 'setting', object_id: setting, before: '', after: '' }
    await appendEntry(trx, operatorEntry(event, now))
    return `The next start brings its own ${setting}: give every instance the same one, and start them anew.`
  })
