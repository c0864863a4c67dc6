import type { KeyObject } from 'node:crypto'
import type { Instant } from '@shuttle/domain'

/** Everything that tells one one-net payment service from another; sandbox and live differ in nothing else. */
export interface CmbSettings {
  /** Where the browser posts its form: `https://netpay.cmbchina.com/netpayment/BaseHttp.dll`. */
  payUrl: string
  /** Where the server asks and refunds: `https://merchserv.netpay.cmbchina.com/merchserv/BaseHttp.dll`. */
  serviceUrl: string
  /** Branch of four digits and merchant of six. */
  branchNo: string
  merchantNo: string
  /** Merchant key: it ends every text that is hashed. */
  key: string
  /** The bank's public key, for its notices. */
  bankKey: KeyObject
  operatorNo: string
  operatorPassword: string
  /** Version of the interface. */
  version: string
  /** Where this site is reached, without a slash at the end. */
  siteUrl: string
  /** Milliseconds one call may take. */
  timeoutMs: number
  now: () => Instant
}
