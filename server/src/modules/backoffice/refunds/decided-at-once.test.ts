import {
  approveProposalCall,
  approveStaffRequestCall,
  refundTicketsByStaffCall,
  rejectStaffRequestCall,
} from '@shuttle/wire/staff'
import type { Kysely, Transaction } from 'kysely'
import { transaction } from '../../../database/transaction'
import type { Database } from '../../../database/types'
import { inLarge } from '../../../testing/in-large'
import { inThisOrder } from '../../../testing/in-this-order'
import type { TestStaff } from '../../../testing/new-staff'
import { watchTransactions } from '../../../testing/watch-transactions'
import { withoutRowLocks } from '../../../testing/without-row-locks'
import {
  buyWithCoupon,
  sendRequest,
  withdraw,
} from '../../passenger/refund-requests/testing/refund-request-calls.request'
import {
  apply,
  type BoughtOrder,
  buyTickets,
  getQuote,
} from '../../passenger/ticket-refunds/testing/buy-tickets.request'
import { listWrongSums } from '../../passenger/ticket-refunds/testing/list-wrong-sums'
import { recordCheck } from '../../passenger/ticket-use'
import { approveProposal } from './decide-proposal'
import { refundByStaff } from './refund-by-staff'
import { startBackoffice, type TestBackoffice } from './testing/start-backoffice'

const ROUNDS = inLarge(4, 2)
const LIMIT = 10_000

let backoffice: TestBackoffice
type Two = [TestStaff, TestStaff]
let clerks: Two
let seconds: Two
beforeAll(async () => {
  backoffice = await startBackoffice({ STAFF_REFUND_LIMIT_CENTS: String(LIMIT) })
  clerks = [await backoffice.staff('refund-clerk'), await backoffice.staff('supervisor')]
  seconds = [await backoffice.staff('finance'), await backoffice.staff('supervisor')]
})
afterAll(() => backoffice.close())
afterEach(async () => expect(await listWrongSums(backoffice.db)).toEqual([]))

const pick = (two: Two, at: number) => (at % 2 === 0 ? two[0] : two[1])
const now = () => backoffice.service.clock.now()
const check = (ticket_no = '', db: Kysely<Database> = backoffice.db) =>
  recordCheck(db, { check_id: `G ${ticket_no}`, ticket_no, checked_at: now(), gate: 'G', device: '' }, now())
const countRefunds = async ({ orderNo }: BoughtOrder) => (await backoffice.listRefunds(orderNo)).length
/** Codes of concurrent calls, sorted. */
const codesOf = async (calls: Array<Promise<{ code: string }>>) =>
  (await Promise.all(calls)).map(({ code }) => code).toSorted()
const rounds = async (work: () => Promise<void>) => {
  for (let round = 0; round < ROUNDS; round += 1) await work()
}
const openRequest = async () => {
  const order = await buyWithCoupon(backoffice.service)
  const { requestNo } = await sendRequest(order)
  const approve = (at: number) => pick(clerks, at).call(approveStaffRequestCall.path, { requestNo })
  const reject = (at: number) => pick(clerks, at).send(rejectStaffRequestCall, { requestNo, answerText: 'Sorry, no.' })
  return { order, requestNo, approve, reject }
}
const propose = async () => {
  const order = await buyTickets(backoffice.service, { adult: 2 })
  const { orderNo, tickets } = order
  const fees = { policyFee: 1300, newFee: 0, reasonText: 'Both ill.' }
  const { data } = await clerks[0].send(refundTicketsByStaffCall, { orderNo, tickets, ...fees, reason: 'illness' })
  const proposalNo = 'proposalNo' in data ? data.proposalNo : ''
  return {
    order,
    proposalNo,
    approve: (at: number) => pick(seconds, at).send(approveProposalCall, { proposalNo }),
  }
}
/** The service's own code on a database without row locks; returns its code, or the database's. */
const withoutLocks = (work: (trx: Transaction<Database>) => Promise<unknown>): Promise<string> =>
  transaction(withoutRowLocks(backoffice.db), work).then(
    (answer) => (answer instanceof Error ? answer.message : 'SUCCESS'),
    (error: { code?: string; message: string }) => error.code ?? error.message,
  )
type Hold = Parameters<typeof inThisOrder>[1]
const holdTicket =
  (ticketNo = ''): Hold =>
  (trx) =>
    trx.selectFrom('tickets').select('ticket_no').where('ticket_no', '=', ticketNo).forUpdate().execute()
const holdOrder =
  ({ orderNo }: BoughtOrder): Hold =>
  (trx) =>
    trx.selectFrom('orders').select('order_no').where('order_no', '=', orderNo).forUpdate().execute()

describe('[D3.request.3, D3.once.1] two of the staff, a gate and the passenger at the same request', () => {
  it('refuses the second of two approvals as closed', () =>
    rounds(async () => {
      const { order, approve } = await openRequest()
      expect(await codesOf([approve(0), approve(1)])).toEqual(['REFUND_REQUEST_CLOSED', 'SUCCESS'])
      expect(await countRefunds(order)).toBe(1)
    }))

  it('accepts an approval or a rejection, never both', () =>
    rounds(async () => {
      const { order, approve, reject } = await openRequest()
      const [approved, rejected] = await Promise.all([approve(0), reject(1)])
      expect([approved.code, rejected.code].toSorted()).toEqual(['REFUND_REQUEST_CLOSED', 'SUCCESS'])
      expect(await countRefunds(order)).toBe(approved.code === 'SUCCESS' ? 1 : 0)
    }))

  it('refunds a ticket or counts it as used, when an approval and a gate are concurrent', () =>
    rounds(async () => {
      const { order, approve } = await openRequest()
      const [{ code, responseData }] = await Promise.all([approve(0), check(order.tickets[0])])
      expect(['SUCCESS', 'REFUND_REQUEST_CLOSED']).toContain(code)
      if (code !== 'SUCCESS')
        expect(responseData).toMatchObject({ state: 'OVERTAKEN', preview: { orderNo: order.orderNo } })
      expect(await countRefunds(order)).toBe(code === 'SUCCESS' ? 1 : 0)
    }))

  it('refuses an approval or a withdrawal as closed, when both are concurrent', () =>
    rounds(async () => {
      const { order, requestNo, approve } = await openRequest()
      const codes = await codesOf([approve(0), withdraw(order, requestNo)])
      expect(codes).toEqual(['REFUND_REQUEST_CLOSED', 'SUCCESS'])
    }))
})

describe('[D5.3, D3.once.1] a proposal and concurrent calls', () => {
  it('refunds a proposal once for concurrent second persons', () =>
    rounds(async () => {
      const { order, approve } = await propose()
      const codes = await codesOf(Array.from({ length: 10 }, (_, at) => approve(at)))
      expect(codes).toEqual([...Array(9).fill('STAFF_PROPOSAL_CLOSED'), 'SUCCESS'])
      expect(await countRefunds(order)).toBe(1)
    }))

  it('two second persons find the same proposal waiting when lock and guard are missing (negative control)', async () => {
    const { proposalNo } = await propose()
    let readers = 0
    let open = () => {}
    const bothHaveRead = new Promise<void>((done) => {
      open = done
    })
    const approveNaively = (by: string) =>
      backoffice.db.transaction().execute(async (trx) => {
        const proposals = trx.selectFrom('refund_proposals').select('state').where('proposal_no', '=', proposalNo)
        const { state } = await proposals.executeTakeFirstOrThrow()
        readers += 1
        if (readers === 2) open()
        await bothHaveRead
        const change = { state: 'approved', decided_by: by, decided_at: now() } as const
        await trx.updateTable('refund_proposals').set(change).where('proposal_no', '=', proposalNo).execute()
        return state
      })
    const decided = await Promise.all(seconds.map(({ accountId }) => approveNaively(accountId)))
    expect(decided).toEqual(['waiting', 'waiting'])
  })

  it('refunds a ticket or counts it as used, when a second person and a gate are concurrent', () =>
    rounds(async () => {
      const { order, approve } = await propose()
      const [{ code }] = await Promise.all([approve(0), check(order.tickets[0])])
      expect(['SUCCESS', 'STAFF_PROPOSAL_STALE']).toContain(code)
      expect(await countRefunds(order)).toBe(code === 'SUCCESS' ? 1 : 0)
    }))

  it('refuses an approval as stale after the gate collects a ticket, without a deadlock', async () => {
    const { order, approve } = await propose()
    const faults = watchTransactions(backoffice.db)
    const { one, other } = await inThisOrder(backoffice.db, holdOrder(order), [
      () => check(order.tickets[0]),
      () => approve(0),
    ])
    expect([await one, (await other).code, await countRefunds(order)]).toEqual([true, 'STAFF_PROPOSAL_STALE', 0])
    expect(faults).toEqual([])
  })

  it('refunds a ticket after its check when the order is not locked (negative control)', async () => {
    const { order, proposalNo } = await propose()
    const [ticket] = order.tickets
    const decision = { proposalNo, by: seconds[0].accountId, now: now() }
    const { one, other } = await inThisOrder(backoffice.db, holdTicket(ticket), [
      () => check(ticket, withoutRowLocks(backoffice.db)),
      () => withoutLocks((trx) => approveProposal(trx, backoffice.service.methods, decision)),
    ])
    expect([await one, await other, await countRefunds(order)]).toEqual([true, 'SUCCESS', 1])
  })

  it('refunds each ticket once, when a second person and the passenger are concurrent', () =>
    rounds(async () => {
      const { order, approve } = await propose()
      const quote = await getQuote(order)
      const [second, own] = await Promise.all([approve(0), apply(order, quote)])
      expect([second.code === 'SUCCESS', own.code === 'SUCCESS'].filter(Boolean)).toHaveLength(1)
      expect(await countRefunds(order)).toBe(1)
    }))
})

describe('[D5.3] two of the staff who refund parts of an order at changed fees', () => {
  const partOf = ({ orderNo, tickets }: BoughtOrder, at: number) => {
    const change = { newFee: 0, reasonText: 'Both ill.', reason: 'illness' as const }
    return { orderNo, tickets: tickets.slice(at, at + 1), policyFee: 650, ...change, limit: LIMIT, now: now() }
  }
  const refund = (order: BoughtOrder, at: number) => {
    const { limit, now: _, ...part } = partOf(order, at)
    return pick(clerks, at).send(refundTicketsByStaffCall, part)
  }
  const countProposals = async ({ orderNo }: BoughtOrder) =>
    (await backoffice.db.selectFrom('refund_proposals').select('state').where('order_no', '=', orderNo).execute())
      .length

  /** Other staff each time: what one person refunded alone on this day counts too. */
  const renewClerks = async () => {
    clerks = [await backoffice.staff('refund-clerk'), await backoffice.staff('supervisor')]
  }

  it('the second part waits, as both parts together are above the limit', () =>
    rounds(async () => {
      await renewClerks()
      const order = await buyTickets(backoffice.service, { adult: 2 })
      expect(await codesOf([refund(order, 0), refund(order, 1)])).toEqual(['SUCCESS', 'SUCCESS'])
      expect([await countRefunds(order), await countProposals(order)]).toEqual([1, 1])
    }))

  it('two partial refunds do not count each other when the order is not locked (negative control)', async () => {
    await renewClerks()
    const order = await buyTickets(backoffice.service, { adult: 2 })
    const refundPart = (at: number) => () =>
      withoutLocks((trx) =>
        refundByStaff(trx, backoffice.service.methods, { ...partOf(order, at), by: pick(clerks, at).accountId }),
      )
    const { one, other } = await inThisOrder(backoffice.db, holdOrder(order), [refundPart(0), refundPart(1)])
    const codes = [await one, await other]
    expect([codes, await countProposals(order)]).toEqual([['SUCCESS', 'SUCCESS'], 0])
  })
})
