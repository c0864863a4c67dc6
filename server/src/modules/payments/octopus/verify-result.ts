import type { OctopusSettings } from './octopus-settings'
import { openEnvelope, sealEnvelope } from './secure-envelope'
import { transactionDocument } from './transaction-document'
import { getText } from './xml-element'

export const XML = 'application/xml; charset=UTF-8'

/**
 * A result names an attempt when Octopus sealed it for this gateway. It may come again, and its content is not believed: the
 * service asks. The sealed reply says that it was heard, and where the browser goes next.
 */
export const verifyResult = (settings: OctopusSettings, body: string) => {
  const result = openEnvelope(settings, body)
  if (result?.name !== 'paymentResult' || getText(result, 'gatewayId') !== settings.gatewayId) return undefined
  const requestNo = getText(result, 'gatewayRef')
  if (requestNo === '') return undefined
  const status = result.children.find((child) => child.name === 'status')?.attributes.code ?? ''
  const back = new URLSearchParams({ orderReqno: requestNo, result: status })
  const heard = transactionDocument(
    { root: 'paymentResultResponse', now: settings.now() },
    {
      gatewayId: settings.gatewayId,
      gatewayRef: requestNo,
      resultUrl: `${settings.siteUrl}/api/pay/return/octopusonline?${back.toString()}`,
    },
  )
  return { requestNo, reply: { contentType: XML, body: sealEnvelope(settings, heard) } }
}
