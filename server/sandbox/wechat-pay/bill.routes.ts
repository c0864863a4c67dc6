import { createHash } from 'node:crypto'
import { DAY_MS, isCivilDate, toInstant } from '@shuttle/domain'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { applyLineFault } from '../gateway/apply-line-fault'
import type { WechatPayProfile } from '../sandbox-options'
import type { SandboxState } from '../state/sandbox-state'
import { type BillKind, presentBill } from './bills.presenter'
import { WechatPayError } from './check-authorization'
import { platformHeaders } from './wechat-pay-messages'

const NINE_HOURS_MS = 9 * 3_600_000
const TOKEN_MS = 300_000

interface Bills {
  profile: WechatPayProfile
  state: SandboxState
  now: () => number
  /** Throws where the merchant did not sign the request. */
  check: (request: FastifyRequest) => void
}

const readDay = (day: string | undefined, now: number): string => {
  if (day === undefined || !isCivilDate(day)) throw new WechatPayError(400, 'PARAM_ERROR', 'wrong date', '/bill_date')
  if (now < toInstant(day) + DAY_MS + NINE_HOURS_MS)
    throw new WechatPayError(400, 'STATEMENT_CREATING', 'the bill is being made')
  return day
}

const toToken = (kind: BillKind, day: string, until: number): string =>
  Buffer.from(`${kind}/${day}/${until}`).toString('base64url')

/** Bills of a day: the address and hash of one, signed; then the file itself, which is unsigned. */
export const registerBills = (api: FastifyInstance, { profile, state, now, check }: Bills): void => {
  const findBill = (kind: BillKind, day: string): string => {
    const text = presentBill({ profile, state, now: now() }, kind, day)
    if (text === undefined) throw new WechatPayError(400, 'NO_STATEMENT_EXIST', 'there is no bill of this day')
    return text
  }
  const answer = (request: FastifyRequest, reply: FastifyReply, kind: BillKind, day: string | undefined) => {
    check(request)
    return applyLineFault({ state, reply, operation: 'statement', reference: undefined }, () => {
      const text = findBill(kind, readDay(day, now()))
      const token = toToken(kind, day ?? '', now() + TOKEN_MS)
      const body = JSON.stringify({
        hash_type: 'SHA1',
        hash_value: createHash('sha1').update(text).digest('hex'),
        download_url: `${request.protocol}://${request.host}/v3/billdownload/file?token=${token}`,
      })
      reply.headers({ 'content-type': 'application/json', ...platformHeaders(profile, body, now()) })
      return { status: 200, body }
    })
  }

  api.get<{ Querystring: { bill_date?: string } }>('/v3/bill/tradebill', async (request, reply) =>
    answer(request, reply, 'tradebill', request.query.bill_date),
  )
  api.get<{ Querystring: { bill_date?: string } }>('/v3/bill/fundflowbill', async (request, reply) =>
    answer(request, reply, 'fundflowbill', request.query.bill_date),
  )
  api.get<{ Querystring: { token?: string } }>('/v3/billdownload/file', async (request, reply) => {
    check(request)
    const [kind, day = '', until] = Buffer.from(request.query.token ?? '', 'base64url')
      .toString()
      .split('/')
    const isKnown = kind === 'tradebill' || kind === 'fundflowbill'
    if (!isKnown || !(Number(until) > now())) throw new WechatPayError(400, 'INVALID_REQUEST', 'the token is over')
    return applyLineFault({ state, reply, operation: 'statement', reference: undefined }, () => {
      reply.type('text/plain; charset=utf-8')
      return { status: 200, body: findBill(kind, day) }
    })
  })
}
