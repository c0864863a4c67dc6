import { chooseSet, type PageSet } from './choose-set'
import { cookieValue } from './cookies'
import { DeliveryFault } from './delivery-fault'
import type { Edition } from './edition'
import type { EditionKeeper } from './edition-keeper'
import type { ReportFault } from './fault-log'
import { type Visitor, wishesOf } from './wishes'

export interface Preview {
  app: string
  version: string
  /** Milliseconds. */
  expiresAt: number
}
/** A signed link's token, checked; undefined when it is forged, for another site or over. */
export type ReadPreview = (token: string) => Preview | undefined

/** Who is asking, as the browser says it. */
export interface Credentials {
  ip: string
  cookie?: string | undefined
  authorization?: string | undefined
}
type Asking = Pick<Credentials, 'cookie' | 'ip'>
export type IsStaff = (credentials: Credentials) => Promise<boolean>

export const COHORT_COOKIE = 'cohort'
export const PREVIEW_COOKIE = 'preview'
const FAILED_SHELL_COOKIE = 'failed_shell'
/** Between the tokens of the preview cookie; no token has it. */
export const TOKEN_SEPARATOR = '~'
/** Sets remembered for one edition; each trial under way doubles them at worst. */
const REMEMBERED_SETS = 200

const cohortOf = (cookie: string | undefined): number | undefined => {
  const value = cookieValue(cookie, COHORT_COOKIE) ?? ''
  return /^\d{1,4}$/.test(value) ? Number(value) : undefined
}

/** Tokens of a preview cookie that still hold. */
export const previewsOf = (cookie: string | undefined, read: ReadPreview): { token: string; preview: Preview }[] =>
  (cookieValue(cookie, PREVIEW_COOKIE) ?? '').split(TOKEN_SEPARATOR).flatMap((token) => {
    const preview = token === '' ? undefined : read(token)
    return preview ? [{ token, preview }] : []
  })

export interface Choice {
  set: PageSet
  /** A cohort drawn for a visitor who had none, to be kept. */
  newCohort: number | undefined
}

/** The set of each request, undefined as long as there is none at all. */
export const createSetChooser = (options: {
  keeper: EditionKeeper
  readPreview: ReadPreview
  isStaff: IsStaff
  /** 0 to 9999, random. */
  drawCohort: () => number
  report: ReportFault
}) => {
  const sets = new WeakMap<Edition, Map<string, PageSet>>()

  /** Asked only where it makes a difference: it costs a call. */
  const staffFor = async ({ cookie, ip }: Asking, edition: Edition, hasPreview: boolean): Promise<boolean> => {
    const matters = hasPreview || edition.book.apps.some((app) => app.canary !== null)
    if (!matters || cookieValue(cookie, 'token') === undefined) return false
    return options.isStaff({ cookie, ip }).catch((error: unknown) => {
      options.report(error, 'staff')
      return false
    })
  }

  /** Previewed builds are read when somebody looks at them. */
  const atHand = async (previews: readonly Preview[]): Promise<Preview[]> => {
    const builds = await Promise.all(previews.map(({ app, version }) => options.keeper.build(app, version)))
    return previews.filter((_preview, index) => builds[index] !== undefined)
  }

  const setFor = (edition: Edition, visitor: Visitor): PageSet => {
    const known = sets.get(edition) ?? new Map<string, PageSet>()
    sets.set(edition, known)
    const wishes = wishesOf(edition.book, visitor)
    const found = known.get(wishes.key)
    if (found) return found
    const set = chooseSet(edition, wishes)
    for (const sentence of set.unmet) options.report(new DeliveryFault('incompatible', sentence), 'incompatible')
    if (known.size >= REMEMBERED_SETS) known.clear()
    known.set(wishes.key, set)
    return set
  }

  /** `draw`: whether a visitor without a cohort may be given one. */
  return async (
    { headers: { cookie }, ip }: { headers: { cookie?: string | undefined }; ip: string },
    { draw } = { draw: false },
  ): Promise<Choice | undefined> => {
    const edition = options.keeper.current()
    if (!edition) return undefined
    const links = previewsOf(cookie, options.readPreview)
    const isStaff = await staffFor({ cookie, ip }, edition, links.length > 0)
    const previews = isStaff ? await atHand(links.map(({ preview }) => preview)) : []
    const known = cohortOf(cookie)
    // Nobody is numbered without a need: only a trial by share asks for it.
    const isShared = edition.book.apps.some(({ canary }) => canary !== null && canary.stage !== 'staff')
    const newCohort = draw && known === undefined && isShared ? options.drawCohort() : undefined
    const failedShell = cookieValue(cookie, FAILED_SHELL_COOKIE)
    const set = setFor(edition, { cohort: known ?? newCohort, isStaff, previews, failedShell })
    return { set, newCohort }
  }
}
export type ChooseSet = ReturnType<typeof createSetChooser>
