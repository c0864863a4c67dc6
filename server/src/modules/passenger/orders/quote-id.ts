import { createHmac, timingSafeEqual } from 'node:crypto'
import { type Cents, type Instant, PASSENGER_TYPES, type PassengerType } from '@shuttle/domain'
import * as z from 'zod/mini'
import { deriveKey, type SecretKeys, verifyingKeys } from '../../../config/secret-keys'
import type { QuoteRequest } from './buy-ticket.request'

/** How long an order may name a quote, in milliseconds; its last moment is included. */
const QUOTE_LASTS_MS = 10 * 60_000

/** Fares of one way in the currency of the line: the price version that a quote was made by. */
export type Fares = Readonly<Partial<Record<PassengerType, Cents>>>

/** Empty for a visitor, whose quote serves the account that signs in. */
type Owner = string

const payloadSchema = z.object({
  owner: z.string(),
  until: z.number(),
  fares: z.partialRecord(z.enum(PASSENGER_TYPES), z.int()),
})

interface QuotedChoice {
  request: QuoteRequest
  coupons: readonly string[]
}

/** The selection that a quote is for; departures of a day cost the same. */
const describeChoice = ({ request, coupons }: QuotedChoice): string => {
  const { lineCode, date, returnDate = '', fareType, counts } = request
  const passengerCounts = PASSENGER_TYPES.map((type) => counts[type])
  return JSON.stringify([lineCode, date, returnDate, fareType, passengerCounts, coupons.toSorted()])
}

const signWith = (key: string, text: string, choice: QuotedChoice): Buffer =>
  createHmac('sha256', key)
    .update(`${text}.${describeChoice(choice)}`)
    .digest()

/** The `quoteId` of a quote: its fares and its end, signed together with the selection. Nothing of it is stored. */
export const toQuoteId = (
  secret: SecretKeys,
  choice: QuotedChoice,
  { owner, fares, now }: { owner: Owner; fares: Fares; now: Instant },
): string => {
  const payload: z.infer<typeof payloadSchema> = { owner, until: now + QUOTE_LASTS_MS, fares }
  const text = Buffer.from(JSON.stringify(payload)).toString('base64url')
  return `${text}.${signWith(deriveKey(secret, 'quote'), text, choice).toString('base64url')}`
}

const readPayload = (text: string) => {
  try {
    return payloadSchema.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString())).data
  } catch {
    return undefined
  }
}

/**
 * The fares of a quote that an order names; undefined for a quote that is forged, expired, or for another selection or
 * account.
 */
export const readQuotedFares = (
  secret: SecretKeys,
  choice: QuotedChoice,
  { quoteId, accountId, now }: { quoteId: string; accountId: string; now: Instant },
): Fares | undefined => {
  const [text = '', given = ''] = quoteId.split('.')
  const signature = Buffer.from(given, 'base64url')
  const isOurs = verifyingKeys(secret, 'quote').some((key) => {
    const expected = signWith(key, text, choice)
    return expected.length === signature.length && timingSafeEqual(expected, signature)
  })
  const payload = isOurs ? readPayload(text) : undefined
  if (!payload || now > payload.until || (payload.owner !== '' && payload.owner !== accountId)) return undefined
  return payload.fares
}
