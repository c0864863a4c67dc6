import type { NoticeRequest } from '../../../../../sandbox/money/send-notices'

const otherCiphertext = (body: string): string =>
  body.replace(/<ciphertext>(.)/, (_whole, first: string) => `<ciphertext>${first === 'A' ? 'B' : 'A'}`)

/** A notice with one detail changed by an attacker without a key. */
export const forge = (notice: NoticeRequest): NoticeRequest => {
  if (notice.contentType.startsWith('application/xml')) return { ...notice, body: otherCiphertext(notice.body) }
  const form = new URLSearchParams(notice.body)
  if (form.has('trade_no')) return { ...notice, body: notice.body.replace('TRADE_SUCCESS', 'TRADE_FINISHED') }
  const text = form.get('jsonRequestData')
  if (text === null) return { ...notice, body: notice.body.replace(/\}$/, ' }') }
  const changed = text.replace(/"bankSerialNo":"\d/, (start) => `${start.slice(0, -1)}9`)
  return { ...notice, body: new URLSearchParams({ jsonRequestData: changed }).toString() }
}
