import type { Instant } from '@shuttle/domain'
import { uuidv7 } from 'uuidv7'
import type { AuditEntry } from '../modules/audit'

/** An act on the machine itself, in the audit: nobody is signed in there. */
export const operatorEntry = (
  act: Pick<AuditEntry, 'action' | 'object_kind' | 'object_id' | 'before' | 'after'>,
  at: Instant,
): AuditEntry => ({
  ...act,
  at,
  account_id: '',
  role: 'operator',
  outcome: 'done',
  refusal: '',
  request_id: uuidv7(),
})
