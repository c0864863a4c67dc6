import type { Instant } from '@shuttle/domain'
import { uuidv7 } from 'uuidv7'
import type { AuditEntry } from '../../modules/backoffice/audit'

/** The audit entry of a command on the machine itself, which has no session. */
export const operatorEntry = (
  event: Pick<AuditEntry, 'action' | 'object_kind' | 'object_id' | 'before' | 'after'>,
  at: Instant,
): AuditEntry => ({
  ...event,
  at,
  account_id: '',
  role: 'operator',
  outcome: 'done',
  refusal: '',
  request_id: uuidv7(),
})
