import { BASE_PATH } from '@shuttle/contracts'
import { isOfAnotherPage } from '@shuttle/contracts/is-of-another-page'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ReportFault } from './delivery-fault'
import { hiddenCookie } from './read-request'
import type { ReleaseSync } from './release-sync'
import { type IsStaff, PREVIEW_COOKIE, type ReadPreview, readPreviews, TOKEN_SEPARATOR } from './version-resolver'

/** Browsers limit a cookie to about 4 KB. */
const MAX_PREVIEWS = 8

const REFUSALS = {
  SIGNED_OUT: { status: 401, message: 'Sign in to open a preview.' },
  FOREIGN_PAGE: { status: 403, message: 'Previews are opened and ended by pages of this site alone.' },
  NOT_STAFF: { status: 403, message: 'Previews are for staff only.' },
  INVALID_LINK: { status: 400, message: 'The link is damaged or no longer valid. Ask for a new one.' },
  GONE: { status: 404, message: 'This version is no longer available. Ask for a new link.' },
  TRY_AGAIN: { status: 503, message: 'The preview cannot be opened at the moment. Try again.' },
} as const

const refuse = (reply: FastifyReply, code: keyof typeof REFUSALS) => {
  const { status, message } = REFUSALS[code]
  return reply.code(status).send({ code, message })
}

const readToken = (body: unknown): string => {
  const token = typeof body === 'object' && body !== null && 'token' in body ? body.token : undefined
  return typeof token === 'string' && /^[\w.-]+$/.test(token) ? token : ''
}

/**
 * Exchanges a signed link for a cookie that the composer reads. The composer verifies the staff session again, so the
 * cookie alone shows nothing.
 */
export const registerPreviews = (
  app: FastifyInstance,
  options: {
    sync: ReleaseSync
    readPreview: ReadPreview
    isStaff: IsStaff
    /** Business time in milliseconds. */
    now: () => number
    secure: boolean
    report: ReportFault
  },
): void => {
  const { sync, readPreview, secure } = options

  const isOffered = (name: string, version: string): boolean =>
    sync
      .current()
      ?.registry.apps.find((one) => one.name === name)
      ?.builds.some((build) => build.version === version && !build.withdrawn) ?? false

  const findRefusal = async (
    { ip, headers }: FastifyRequest,
    token: string,
  ): Promise<keyof typeof REFUSALS | undefined> => {
    if (isOfAnotherPage(headers)) return 'FOREIGN_PAGE'
    const { authorization } = headers
    // Called without a session too: the service audits that attempt.
    const isStaff = await options.isStaff({ authorization, ip, isAudited: true })
    if (!authorization) return 'SIGNED_OUT'
    if (!isStaff) return 'NOT_STAFF'
    const preview = readPreview(token)
    if (!preview || preview.smoke) return 'INVALID_LINK'
    // Another server may have accepted the version just now.
    if (!isOffered(preview.app, preview.version)) await sync.refresh()
    return isOffered(preview.app, preview.version) ? undefined : 'GONE'
  }

  app.post(`${BASE_PATH}preview/accept`, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const token = readToken(request.body)
    const refusal = await findRefusal(request, token).catch((error: unknown) => {
      options.report(error, 'staff')
      return 'TRY_AGAIN' as const
    })
    const accepted = readPreview(token)
    if (refusal || !accepted) return refuse(reply, refusal ?? 'INVALID_LINK')
    // One version per app: the latest link wins.
    const others = readPreviews(request.headers.cookie, readPreview).filter(
      ({ preview }) => preview.app !== accepted.app,
    )
    const all = [{ token, preview: accepted }, ...others].slice(0, MAX_PREVIEWS)
    const until = Math.max(...all.map(({ preview }) => preview.expiresAt))
    const maxAge = Math.max(1, Math.ceil((until - options.now()) / 1000))
    const value = all.map((one) => one.token).join(TOKEN_SEPARATOR)
    reply.header('set-cookie', hiddenCookie(PREVIEW_COOKIE, value, { maxAge, secure }))
    return { name: accepted.app, version: accepted.version, expiresAt: accepted.expiresAt }
  })

  app.post(`${BASE_PATH}preview/reset`, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if (isOfAnotherPage(request.headers)) return refuse(reply, 'FOREIGN_PAGE')
    return reply
      .header('set-cookie', hiddenCookie(PREVIEW_COOKIE, '', { maxAge: 0, secure }))
      .code(204)
      .send()
  })
}
