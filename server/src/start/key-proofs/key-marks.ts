import { createHmac, createPublicKey, type KeyObject } from 'node:crypto'
import type { Config } from '../../config/config'
import { auditKey } from '../../modules/backoffice/audit'
import { ticketKey } from '../../modules/passenger/tickets'
import { dataKeys } from '../../sealing/data-keys'

/** Keys and secrets that every instance of one database shares. */
export const KEY_SETTINGS = [
  'DATA_KEY',
  'TICKET_KEY',
  'AUDIT_KEY',
  'TOKEN_SECRET',
  'CODE_SECRET',
  'PREVIEW_SECRET',
] as const
export type KeySetting = (typeof KEY_SETTINGS)[number]
export type KeyMarks = Readonly<Record<KeySetting, readonly string[]>>

const toMark = (key: string | Buffer): string =>
  createHmac('sha256', key).update('bridge-shuttle:key-mark').digest('base64url')
const toKeyMark = (key: KeyObject): string => toMark(createPublicKey(key).export({ type: 'spki', format: 'der' }))

/**
 * A mark of each key of an instance: equal for equal keys, and not reversible to the key. That of a data key begins
 * with its name.
 */
export const toKeyMarks = (config: Config): KeyMarks => ({
  DATA_KEY: dataKeys(config).map(({ id, key }) => `${id}:${toMark(key)}`),
  TICKET_KEY: [toKeyMark(ticketKey(config))],
  AUDIT_KEY: [toKeyMark(auditKey(config))],
  TOKEN_SECRET: config.secrets.tokens.map(toMark),
  CODE_SECRET: config.secrets.codes.map(toMark),
  PREVIEW_SECRET: (config.secrets.previews ?? []).map(toMark),
})
