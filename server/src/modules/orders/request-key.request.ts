import { createHash } from 'node:crypto'
import type { BuyTicketBody } from './buy-ticket.request'

/** By which a request that is sent again is recognised. */
export interface RequestKey {
  /** As sent in `Idempotency-Key`, or made from the body. */
  key: string
  /** Hash of what was asked for. */
  requestHash: string
  /** Made keys hold for ten seconds, sent ones for good. */
  lastsMs: number | undefined
}

const MADE_KEY_LASTS_MS = 10_000

/** A captcha proof is no part of what is asked for: the same order may be sent again with a newer one. */
const withoutProof = ({ captcha: _, sessionId: __, sig: ___, token: ____, ...order }: BuyTicketBody): object => order

/** The key of a request; without one, the same body (its timestamp included) within ten seconds is one order. */
export const readRequestKey = (sent: string | undefined, body: BuyTicketBody): RequestKey => {
  const requestHash = createHash('sha256')
    .update(JSON.stringify(withoutProof(body)))
    .digest('hex')
  if (sent !== undefined) return { key: `sent:${sent}`, requestHash, lastsMs: undefined }
  return { key: `made:${requestHash}`, requestHash, lastsMs: MADE_KEY_LASTS_MS }
}
