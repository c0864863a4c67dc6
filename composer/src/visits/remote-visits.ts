import { createPrivateKey } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { newNonce, RELEASE_PATHS, signatureHeaders } from '@shuttle/releases'
import { DELIVERY } from '../composition/publisher-keys'
import type { CountVisit } from './visit-report'

const ANSWER_WITHIN_MS = 2000

/** Counts visits at the service at `apiUrl`, for a process without a database, with its key of `delivery`, PEM. */
export const remoteVisits =
  (
    apiUrl: string,
    signing: {
      keyFile: string
      /** Public address of the site. */
      site: string
      /** Real time, milliseconds. */
      now: () => number
    },
  ): CountVisit =>
  async (report) => {
    const key = createPrivateKey(await readFile(signing.keyFile))
    const body = Buffer.from(JSON.stringify(report))
    const once = { date: String(signing.now()), site: signing.site, nonce: newNonce() }
    const request = { method: 'POST', path: RELEASE_PATHS.visits, ...once, body }
    const answer = await fetch(new URL(RELEASE_PATHS.visits, apiUrl), {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream', ...signatureHeaders(DELIVERY, request, key) },
      body: new Uint8Array(body),
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    })
    if (!answer.ok) throw new Error(`a report of a visit was answered with ${answer.status}`)
  }
