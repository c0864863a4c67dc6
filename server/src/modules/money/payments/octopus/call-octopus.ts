import { BUSINESS_OFFSET_MS, type Instant } from '@shuttle/domain'
import { callSignal } from '../../../../runtime/in-flight-calls'
import { ProviderBusy, ProviderFault, TOO_MANY } from '../payment-provider'
import type { OctopusSettings } from './octopus-settings'
import { openEnvelope, sealEnvelope } from './secure-envelope'
import { getText, textXml, wrapXml, type XmlElement } from './xml'

/** Older or newer than this, an answer may be a replay. */
const TOLERANCE_MS = 300_000

/** `2026-11-21T09:00:00.000+08:00` */
export const octopusMoment = (at: Instant): string =>
  new Date(at + BUSINESS_OFFSET_MS).toISOString().replace('Z', '+08:00')
/** `2026-11-21`, the day in UTC+8. */
export const businessDate = (at: Instant): string => octopusMoment(at).slice(0, 10)

const isRecent = (documentTime: string | undefined, now: Instant): boolean =>
  Math.abs(Date.parse(documentTime ?? '') - now) <= TOLERANCE_MS

/**
 * A document in the form that Octopus requires: a time, and fields in their order; `item` is the element of a
 * collection.
 */
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

/** The requests, by the last part of their address, and the name of their documents. */
const DOCUMENT = {
  request: 'paymentRequest',
  enquiry: 'paymentEnquiry',
  refund: 'paymentRefund',
  'refund-enquiry': 'paymentRefundEnquiry',
} as const
export type OctopusOperation = keyof typeof DOCUMENT

/** A refusal by Octopus; `code` is its status. */
export class OctopusRefusal extends ProviderFault {
  readonly code: string

  constructor(code: string) {
    super('refused', `octopus says ${code}`)
    this.code = code
  }
}

export interface OctopusAnswer {
  status: string
  field: (name: string) => string
  element: XmlElement
}

const post = async (settings: OctopusSettings, operation: OctopusOperation, body: string): Promise<string> => {
  const response = await fetch(`${settings.baseUrl}/webapi-restricted/payment/${operation}/`, {
    method: 'POST',
    headers: { 'content-type': 'application/xml; charset=UTF-8' },
    body,
    redirect: 'error',
    signal: callSignal(settings.timeoutMs),
  })
  const text = await response.text()
  if (response.status === TOO_MANY) throw new ProviderBusy(`octopus says ${response.status}`)
  if (response.status >= 500) throw new ProviderFault('unreachable', `octopus says ${response.status}`)
  if (!response.ok) throw new OctopusRefusal(`HTTP ${response.status}`)
  return text
}

/** The answer to this very request: sealed by Octopus, current, and about the requested payment. */
const readAnswer = (
  settings: OctopusSettings,
  request: { operation: OctopusOperation; gatewayRef: string | undefined },
  text: string,
): OctopusAnswer => {
  const name = `${DOCUMENT[request.operation]}Response`
  const unreadable = (why: string) => new ProviderFault('unreadable', `octopus ${request.operation}: ${why}`)
  const root = openEnvelope(settings, text)
  if (!root) throw unreadable('an answer that is not sealed by Octopus')
  const element = root.children.find((child) => child.name === name)
  if (root.name !== `${name}Collection` || !element) throw unreadable('an answer of no known shape')
  if (!isRecent(root.attributes.documentTime, settings.now())) throw unreadable('an answer of another time')
  const field = (of: string) => getText(element, of)
  if (field('gatewayId') !== settings.gatewayId || field('gatewayRef') !== request.gatewayRef)
    throw unreadable('an answer about something else')
  const status = element.children.find((child) => child.name === 'status')?.attributes.code
  if (!status) throw unreadable('an answer without a status')
  return { status, field, element }
}

/** One request about one payment. Rejects with {@link ProviderFault} only. */
export const callOctopus = async (
  settings: OctopusSettings,
  operation: OctopusOperation,
  fields: Readonly<Record<string, string>>,
): Promise<OctopusAnswer> => {
  const item = DOCUMENT[operation]
  const document = transactionDocument({ root: `${item}Collection`, item, now: settings.now() }, fields)
  try {
    const text = await post(settings, operation, sealEnvelope(settings, document))
    return readAnswer(settings, { operation, gatewayRef: fields.gatewayRef }, text)
  } catch (cause) {
    if (cause instanceof ProviderFault) throw cause
    throw new ProviderFault('unreachable', `octopus ${operation}: no answer`, { cause })
  }
}
