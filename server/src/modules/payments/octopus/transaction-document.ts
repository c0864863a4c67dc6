import type { Instant } from '@shuttle/domain'
import { textXml, wrapXml } from './write-xml'

const OFFSET_MS = 8 * 3_600_000
/** Older or younger than this, an answer is not of now: somebody may be playing it again. */
const TOLERANCE_MS = 300_000

/** `2026-11-21T09:00:00.000+08:00` */
export const octopusMoment = (at: Instant): string => new Date(at + OFFSET_MS).toISOString().replace('Z', '+08:00')
/** `2026-11-21`, the day in UTC+8. */
export const businessDate = (at: Instant): string => octopusMoment(at).slice(0, 10)

export const isRecent = (documentTime: string | undefined, now: Instant): boolean =>
  Math.abs(Date.parse(documentTime ?? '') - now) <= TOLERANCE_MS

/** A document as Octopus wants them all: a moment, and fields in their order; `item` is the element of a collection. */
export const transactionDocument = (
  about: { root: string; item?: string; now: Instant },
  fields: Readonly<Record<string, string>>,
): string => {
  const elements = Object.entries(fields).map(([name, text]) => textXml(name, text))
  return wrapXml(about.root, about.item === undefined ? elements : [wrapXml(about.item, elements)], {
    xmlns: 'http://namespace.oos.online.octopus.com.hk/transaction/',
    documentTime: octopusMoment(about.now),
  })
}
