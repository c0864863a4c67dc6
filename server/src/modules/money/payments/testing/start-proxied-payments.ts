import { startPaymentService } from './start-payment-service'
import { startProviderProxy } from './start-provider-proxy'

/** A payment service that reaches all its providers through one proxy, on which a test makes faults. */
export const startProxiedPayments = async () => {
  const proxy = await startProviderProxy()
  const service = await startPaymentService({
    GATEWAY_URL: proxy.url,
    WECHAT_PAY_URL: proxy.url,
    CMB_SERVICE_URL: `${proxy.url}/merchserv/BaseHttp.dll`,
    CMB_KEY_URL: `${proxy.url}/CmbBank_B2B/UI/NetPay/DoBusiness.ashx`,
    ALIPAY_URL: `${proxy.url}/gateway.do`,
    OCTOPUS_URL: proxy.url,
  })
  proxy.forwardTo(service.sandbox.url)
  return {
    service,
    proxy,
    close: async () => {
      // Hanging calls would delay the end of the service.
      proxy.hang()
      await service.close()
      await proxy.close()
    },
  }
}
export type ProxiedPayments = Awaited<ReturnType<typeof startProxiedPayments>>
