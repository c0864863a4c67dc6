import {
  approveReleaseCall,
  beginEnrolmentCall,
  compareReleaseCall,
  confirmEnrolmentCall,
  dropReleaseCall,
  giveSecondFactorCall,
  issueEnrolmentCodeCall,
  moveReleaseCall,
  queryAuditCall,
  queryReleaseHistoryCall,
  queryReleasesCall,
  queryStaffCall,
  queryStaffIndexCall,
  resetSecondFactorCall,
  setStaffRoleCall,
} from '@shuttle/wire/staff'
import { digitsAt } from '../../modules/backoffice/staff/second-factor/totp'
import { bodyOf, type StaffBody } from './staff-body'
import type { StaffStage } from './staff-stage'

let secret = ''
const digits = ({ clock }: StaffStage) => ({ code: digitsAt(secret, clock.now()) })

const rollback = { app: 'shell', act: 'rollback' as const, target: '1', revision: 1, reason: 'Slow on phones' }
const latestProposal = async ({ people }: StaffStage) => {
  const { proposals } = (await people.supervisor.send(queryReleasesCall, {})).data
  return { proposalNo: proposals[0]?.proposalNo ?? '' }
}

/** Staff themselves, and the audit; later entries need the earlier ones. */
export const BODIES_OF_STAFF: StaffBody[] = [
  bodyOf(queryStaffIndexCall, () => ({})),
  bodyOf(queryStaffCall, () => ({})),
  bodyOf(setStaffRoleCall, ({ people }) => ({
    ...{ accountId: people.newcomer.accountId, role: 'support', expectedRole: 'none' },
  })),
  bodyOf(issueEnrolmentCodeCall, ({ people }) => ({ accountId: people.newcomer.accountId })),
  bodyOf(beginEnrolmentCall, () => ({}), 'newcomer'),
  bodyOf(
    confirmEnrolmentCall,
    async (stage) => {
      secret = (await stage.people.newcomer.send(beginEnrolmentCall, {})).data.secret
      return digits(stage)
    },
    'newcomer',
  ),
  bodyOf(
    giveSecondFactorCall,
    (stage) => {
      stage.clock.advance(60_000)
      return digits(stage)
    },
    'newcomer',
  ),
  bodyOf(resetSecondFactorCall, ({ people }) => ({ accountId: people.newcomer.accountId })),
  bodyOf(queryAuditCall, () => ({ pageSize: 200 })),
  bodyOf(queryReleasesCall, () => ({})),
  bodyOf(queryReleaseHistoryCall, () => ({})),
  bodyOf(compareReleaseCall, () => rollback),
  bodyOf(moveReleaseCall, () => rollback),
  bodyOf(approveReleaseCall, latestProposal, 'second'),
  bodyOf(dropReleaseCall, async (stage) => {
    await stage.people.supervisor.send(moveReleaseCall, rollback)
    return latestProposal(stage)
  }),
]
