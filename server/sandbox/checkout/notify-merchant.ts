import type { FastifyBaseLogger } from 'fastify'

/** Tells the merchant's address of a payment, as often as asked; a failed notification is only logged. */
export const notifyMerchant = async (
  to: { url: string; secret: string; log: FastifyBaseLogger },
  body: object,
  times: number,
): Promise<void> => {
  for (let attempt = 1; attempt <= times; attempt += 1) {
    try {
      await fetch(to.url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-notification-secret': to.secret,
          'x-notification-attempt': String(attempt),
        },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(5000),
      })
    } catch (error) {
      to.log.warn({ err: error }, 'sandbox: the merchant could not be notified')
    }
  }
}
