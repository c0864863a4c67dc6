import type { AuditReport } from '../../modules/backoffice/audit'

/** What `npm run audit -- verify` prints: one sentence. */
export const describeAudit = ({ entries, seals, broken }: AuditReport): string => {
  const counted = `${entries} ${entries === 1 ? 'entry' : 'entries'} and ${seals} daily ${seals === 1 ? 'seal' : 'seals'}`
  if (!broken) return `The audit is whole: ${counted}.`
  const { entry, kind } = broken
  const what = {
    missing: `entry ${entry} is missing`,
    changed: `entry ${entry} is not what was written`,
    reordered: `entry ${entry} does not follow the one before it`,
    added: `entry ${entry} stands after the end of the chain`,
    resealed: `entry ${entry} is not the one that was signed`,
  }[kind]
  return `The audit is broken: ${what}. ${counted} before it were read.`
}
