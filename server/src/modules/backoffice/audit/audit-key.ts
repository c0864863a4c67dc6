import type { KeyObject } from 'node:crypto'
import type { Config } from '../../../config/config'
import { signingKey } from '../../../sealing'

/** The key that signs the end of the audit each day. */
export const auditKey = ({ auditKey, dataDir }: Pick<Config, 'auditKey' | 'dataDir'>): KeyObject =>
  signingKey(auditKey, { dataDir, name: 'audit-key' })
