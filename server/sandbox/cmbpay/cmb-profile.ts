import type { KeyObject } from 'node:crypto'

/** The one merchant the bank knows here. */
export interface CmbProfile {
  branchNo: string
  merchantNo: string
  key: string
  /** The bank's private key. */
  bankKey: KeyObject
  operatorNo: string
  operatorPassword: string
}
