import { isReasonGiven } from '@shuttle/domain/staff'
import {
  approveReleaseCall,
  compareReleaseCall,
  dropReleaseCall,
  moveReleaseCall,
  queryReleaseHistoryCall,
  queryReleasesCall,
} from '@shuttle/wire/staff'
import type { FastifyInstance } from 'fastify'
import { uuidv7 } from 'uuidv7'
import type { AppContext } from '../../../runtime/context'
import { Refusal } from '../../../runtime/errors'
import { describeQuery, describeText } from '../audit'
import { registerStaffCall } from '../staff'
import { findNames, listProposals, storeProposal, takeProposal } from './release-proposals.repository'
import type { ReleaseProposalRow } from './release-tables'
import type { ReleaseMoved, SiteReleases } from './site-releases'

const presentProposal = (row: ReleaseProposalRow) => ({
  ...{ proposalNo: row.proposal_no, app: row.app, act: row.act, version: row.version },
  ...{ reason: row.reason, proposedBy: row.proposed_by, proposedAt: row.proposed_at },
})

const presentMover = (by: ReleaseMoved['by'], names: ReadonlyMap<string, string>) =>
  by.kind === 'staff' ? { kind: by.kind, name: names.get(by.accountId) } : by

/** The releases of the site: shown, and moved back by supervisors, the shell by two of them (D11.releases.4). */
export const registerBackofficeReleases = (app: FastifyInstance, context: AppContext, releases: SiteReleases): void => {
  registerStaffCall(app, context, queryReleasesCall, async ({ trx, audit }) => {
    audit({})
    const read = await releases.read()
    const revisions = new Map(read.apps.map(({ name, revision }) => [name, revision]))
    // A proposal about an earlier revision cannot be approved any more.
    const waiting = (await listProposals(trx)).filter(({ app: name, seen }) => revisions.get(name) === seen)
    const names = await findNames(
      trx,
      waiting.map((row) => row.proposed_by),
    )
    const present = (row: ReleaseProposalRow) => ({ ...presentProposal(row), proposerName: names.get(row.proposed_by) })
    return { ...read, proposals: waiting.map(present) }
  })

  registerStaffCall(app, context, queryReleaseHistoryCall, async ({ trx, audit }) => {
    audit({})
    const moves = await releases.history()
    const names = await findNames(
      trx,
      moves.flatMap(({ by }) => (by.kind === 'staff' ? by.accountId : [])),
    )
    return moves.map(({ by, ...moved }) => ({ ...moved, by: presentMover(by, names) }))
  })

  registerStaffCall(app, context, compareReleaseCall, async ({ body, trx, audit }) => {
    const { revision: seen, target: version, ...chosen } = body
    audit({ object: { kind: 'release', id: body.app } })
    return { broken: await releases.compare(trx, { ...chosen, version, seen, reason: '' }) }
  })

  registerStaffCall(app, context, moveReleaseCall, async ({ body, staff, trx, now, audit }) => {
    const { revision: seen, reason: typed, target: version, ...chosen } = body
    const act = { ...chosen, version }
    // The history of releases retains it as long as the audit does.
    const reason = describeText(typed.trim())
    audit({ object: { kind: 'release', id: body.app }, before: { ...describeQuery(act), reason } })
    if (!isReasonGiven(typed)) throw new Refusal('STAFF_REASON_MISSING')
    const move = { ...act, seen, reason }
    const { needsSecond } = await releases.check(trx, move)
    if (!needsSecond) {
      await releases.move(trx, move, staff.accountId)
      audit({ after: { outcome: 'done' } })
      return { outcome: 'done' as const }
    }
    const proposal_no = uuidv7()
    await storeProposal(trx, { ...move, proposal_no, proposed_by: staff.accountId, proposed_at: now })
    audit({ after: { outcome: 'waiting', proposalNo: proposal_no } })
    return { outcome: 'waiting' as const }
  })

  registerStaffCall(app, context, approveReleaseCall, async ({ body: { proposalNo }, staff, trx, audit }) => {
    audit({ object: { kind: 'release-proposal', id: proposalNo } })
    const row = await takeProposal(trx, proposalNo)
    if (!row) throw new Refusal('STAFF_RELEASE_GONE')
    const { proposal_no, proposed_by, proposed_at, ...move } = row
    audit({ object: { kind: 'release', id: move.app }, before: { ...move, proposalNo, proposedBy: proposed_by } })
    if (proposed_by === staff.accountId) throw new Refusal('STAFF_RELEASE_OWN')
    await releases.move(trx, move, staff.accountId)
    audit({ after: { outcome: 'done' } })
    return { outcome: 'done' as const }
  })

  registerStaffCall(app, context, dropReleaseCall, async ({ body: { proposalNo }, trx, audit }) => {
    audit({ object: { kind: 'release-proposal', id: proposalNo } })
    const row = await takeProposal(trx, proposalNo)
    if (!row) throw new Refusal('STAFF_RELEASE_GONE')
    audit({ object: { kind: 'release', id: row.app }, before: presentProposal(row), after: { outcome: 'dropped' } })
    return { proposalNo }
  })
}
