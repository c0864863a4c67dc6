import type { KeyObject } from 'node:crypto'
import {
  newNonce,
  RELEASE_PATHS,
  SIGNATURE_HEADERS,
  type SignedRequest,
  signatureHeaders,
  signRecord,
  signRequest,
} from '@shuttle/releases'
import type { ABuild } from './a-build'

/** Address of the site in tests of the release calls. */
export const TEST_SITE = 'https://tickets.test'

/** Headers of a signed request; `signed` is the signed content when it is not the request. */
export const testHeaders = (
  owner: string,
  key: KeyObject,
  given: Omit<SignedRequest, 'site' | 'nonce'> & Partial<SignedRequest>,
  signed: Partial<SignedRequest> = {},
): Record<string, string> => {
  const request = { site: TEST_SITE, nonce: newNonce(), ...given }
  return {
    'content-type': 'application/octet-stream',
    ...signatureHeaders(owner, request, key),
    [SIGNATURE_HEADERS.signature]: signRequest({ ...request, ...signed }, key),
  }
}

export interface SiteAnswer {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: a test reads any answer of the site
  body: any
}

/** The release calls of a listening site for one publisher. */
export const siteClient = (site: string, owner: string, key: KeyObject) => {
  const send = async (method: 'GET' | 'POST' | 'PUT', path: string, body: Buffer): Promise<SiteAnswer> => {
    const headers = testHeaders(owner, key, {
      method,
      path,
      site: new URL(site).origin,
      date: String(Date.now()),
      body,
    })
    const answer = await fetch(new URL(path, site), {
      method,
      headers,
      ...(method !== 'GET' && { body: new Uint8Array(body) }),
    })
    const text = await answer.text()
    return { status: answer.status, body: text ? JSON.parse(text) : undefined }
  }
  const post = (call: keyof typeof RELEASE_PATHS, body: object): Promise<SiteAnswer> =>
    send('POST', RELEASE_PATHS[call], Buffer.from(JSON.stringify(body)))
  return {
    post,
    get: (path: string): Promise<SiteAnswer> => send('GET', path, Buffer.alloc(0)),
    upload: async ({ record, files }: ABuild): Promise<SiteAnswer> => {
      const text = JSON.stringify(record)
      const build = { app: record.name, version: record.version }
      const { body } = await post('announce', { record: text, signature: signRecord(Buffer.from(text), key) })
      for (const file of body.missing)
        await send(
          'PUT',
          `${RELEASE_PATHS.files}/${build.app}/${build.version}/${file}`,
          Buffer.from(files[file] ?? ''),
        )
      return post('accept', build)
    },
  }
}
