import type { FastifyBaseLogger } from 'fastify'

export interface NoticeRequest {
  contentType: string
  headers?: Record<string, string>
  body: string
}

/** Posts a notice the requested number of times, built anew each time; a failed delivery is only logged. */
export const sendNotices = async (
  to: { url: string; times: number; log: FastifyBaseLogger },
  make: () => NoticeRequest,
): Promise<void> => {
  for (let time = 0; time < to.times; time += 1) {
    const { contentType, headers, body } = make()
    try {
      await fetch(to.url, {
        method: 'POST',
        headers: { 'content-type': contentType, ...headers },
        body,
        signal: AbortSignal.timeout(5000),
      })
    } catch (error) {
      to.log.warn({ err: error }, 'sandbox: the merchant could not be notified')
    }
  }
}
