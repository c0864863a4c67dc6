import { createPublicKey, type KeyObject, sign, verify } from 'node:crypto'
import { signingKey } from '../../../sealing'

/** Content that a gate verifies offline: ticket number, line, day, fare type code, passenger type code, booked time. */
export interface TicketClaims {
  ticketNo: string
  lineCode: string
  date: string
  fareType: string
  passengerType: string
  /** `HH:mm` of the booked bus; day and night tickets are valid on any. */
  beginTime?: string | undefined
}

export interface TicketSigner {
  /** Text of the QR code: `BS1.<facts>.<signature>`, Ed25519, the same for the same ticket. */
  sign: (claims: TicketClaims) => string
  /** The facts, or undefined when a single character was changed. */
  verify: (text: string) => TicketClaims | undefined
}

const spell = (body: string, signature: Buffer): string => `BS1.${body}.${signature.toString('base64url')}`

export const ticketSigner = (key: KeyObject): TicketSigner => {
  const publicKey = createPublicKey(key)
  return {
    sign: (claims) => {
      const booked = claims.beginTime ? [claims.beginTime] : []
      const body = [
        claims.ticketNo,
        claims.lineCode,
        claims.date,
        claims.fareType,
        claims.passengerType,
        ...booked,
      ].join('~')
      return spell(body, sign(null, Buffer.from(body), key))
    },
    verify: (text) => {
      const [, body = '', signed = ''] = text.split('.')
      const signature = Buffer.from(signed, 'base64url')
      // base64url has several spellings of the same bytes; only ours is a ticket.
      if (text !== spell(body, signature) || !verify(null, Buffer.from(body), publicKey, signature)) return undefined
      const [ticketNo = '', lineCode = '', date = '', fareType = '', passengerType = '', beginTime] = body.split('~')
      return { ticketNo, lineCode, date, fareType, passengerType, ...(beginTime !== undefined && { beginTime }) }
    },
  }
}

/** The key that signs the tickets of this installation. */
export const ticketKey = ({ ticketKey, dataDir }: { ticketKey: string | undefined; dataDir: string }): KeyObject =>
  signingKey(ticketKey, { dataDir, name: 'ticket-key' })
