import { ConfigFault, readConfig } from '../../../config/config'
import { sealEnvelope } from './octopus/secure-envelope'
import { getSandboxKeys, type SandboxKey } from './sandbox-keys'
import { countPaymentEvents } from './testing/count-payment-events'
import { fakeProvider } from './testing/fake-provider'
import { type PaymentService, startPaymentService } from './testing/start-payment-service'

const pem = (name: SandboxKey): string =>
  getSandboxKeys(name).publicKey.export({ type: 'spki', format: 'pem' }).toString()

const PAYMENT_RESULT = 'http://namespace.oos.online.octopus.com.hk/mls/'
/** A result of Octopus about an attempt, signed by the key of that name in the name of that version. */
const octopusNotice = (
  requestNo: string,
  {
    signer,
    version,
    sealedFor = 'octopus-merchant',
  }: { signer: 'octopus' | 'octopus-next'; version: string; sealedFor?: 'octopus-merchant' | 'octopus' },
) => {
  const result = `<paymentResult xmlns="${PAYMENT_RESULT}"><gatewayId>196001</gatewayId><gatewayRef>${requestNo}</gatewayRef></paymentResult>`
  const keys = {
    ...{ gatewayId: '', keyVersion: version, octopusKeyVersion: '1' },
    ...{ privateKey: getSandboxKeys(signer).privateKey, octopusKey: getSandboxKeys(sealedFor).publicKey },
  }
  return { contentType: 'application/xml; charset=UTF-8', body: sealEnvelope(keys, result) }
}

const CASES = {
  wxpay: {
    serials: ['PUB_KEY_ID_0000000000000001', 'PUB_KEY_ID_0000000000000002'] as const,
    toSettings: (count: number) => ({
      WECHAT_PAY_PLATFORM_SERIAL: CASES.wxpay.serials.slice(0, count).join(','),
      WECHAT_PAY_PLATFORM_KEY: [pem('wechat-pay-platform'), pem('wechat-pay-platform-next')].slice(0, count).join('\n'),
    }),
  },
  octopusonline: {
    serials: ['1', '2'] as const,
    toSettings: (count: number): Record<string, string> => ({
      OCTOPUS_PUBLIC_KEY_VERSION: CASES.octopusonline.serials.slice(0, count).join(', '),
      OCTOPUS_PUBLIC_KEY: [pem('octopus'), pem('octopus-next')].slice(0, count).join(''),
    }),
  },
}

describe.each(['wxpay', 'octopusonline'] as const)('a provider that changes its signing key: %s', (payType) => {
  const { serials, toSettings } = CASES[payType]
  let service: PaymentService
  const start = async (count: number) => {
    service = await startPaymentService({ PUBLIC_URL: 'http://127.0.0.1:9', ...toSettings(count) })
  }
  afterEach(() => service.close())

  it('either key is trusted before, during and after the change', async () => {
    await start(2)
    for (const serial of [...serials, serials[0]]) {
      await service.sandbox.signWith(payType, serial)
      const provider = fakeProvider(service, payType)
      const noticed = await provider.open()
      await provider.pay(noticed.json)
      expect((await provider.notify(provider.toNotice(noticed.orderNo))).statusCode).toBe(200)
      expect(await service.getStatus(noticed.orderNo)).toBe('paid')
      const opened = await provider.open()
      await provider.pay(opened.json)
      expect((await opened.member.confirm(opened.orderNo, opened.orderReqno, payType)).code).toBe('SUCCESS')
    }
  })

  it('a key that is not in the settings is refused, logged and counted', async () => {
    await start(1)
    const errors: object[] = []
    service.context.log.error = (about: object) => void errors.push(about)
    const provider = fakeProvider(service, payType)
    const { member, orderNo, orderReqno, json } = await provider.open()
    await provider.pay(json)
    await service.sandbox.signWith(payType, serials[1])
    const notice = provider.toNotice(orderNo, serials[1])
    expect((await provider.notify(notice)).statusCode).toBe(403)
    expect(errors).toEqual([
      { provider: payType, why: expect.stringContaining(`key ${serials[1]}, which is not among`) },
    ])
    const counted = await service.context.metrics.getSingleMetric('payment_unknown_key_total')?.get()
    expect(counted?.values.filter(({ value }) => value > 0)).toMatchObject([
      { labels: { provider: payType }, value: 1 },
    ])
    expect(await countPaymentEvents(service, 'payment_notice_refused_total', payType)).toBe(0)
    expect((await member.confirm(orderNo, orderReqno, payType)).code).toBe('PROVIDER_UNREACHABLE')
    expect(await service.getStatus(orderNo)).toBe('toPay')
    // The old key, and the money is found.
    await service.sandbox.signWith(payType, serials[0])
    // The last answer about an attempt is reused for a second.
    service.clock.advance(1000)
    expect((await member.confirm(orderNo, orderReqno, payType)).code).toBe('SUCCESS')
  })

  it('a key that signs in the name of the other is not trusted', async () => {
    await start(2)
    const provider = fakeProvider(service, payType)
    const { orderNo, orderReqno, json } = await provider.open()
    await provider.pay(json)
    const signInTheNameOf = (serial: string) => {
      if (payType === 'octopusonline') return octopusNotice(orderReqno, { signer: 'octopus-next', version: serial })
      const { headers, ...notice } = provider.toNotice(orderNo, serials[1])
      return { ...notice, headers: { ...headers, 'wechatpay-serial': serial } }
    }
    expect((await provider.notify(signInTheNameOf(serials[0]))).statusCode).toBe(403)
    expect((await provider.notify(signInTheNameOf(serials[1]))).statusCode).toBe(200)
  })

  it('a stranger who names another key does not trigger the report of a key change', async () => {
    await start(1)
    const errors: object[] = []
    service.context.log.error = (about: object) => void errors.push(about)
    const provider = fakeProvider(service, payType)
    const { orderNo, orderReqno } = await provider.open()
    const strange = () => {
      if (payType === 'octopusonline')
        return octopusNotice(orderReqno, { signer: 'octopus', version: 'NEW', sealedFor: 'octopus' })
      const { headers, body, ...notice } = provider.toNotice(orderNo)
      const otherText = body.replace(/"ciphertext":"./, '"ciphertext":"_')
      return { ...notice, body: otherText, headers: { ...headers, 'wechatpay-serial': 'NEW' } }
    }
    expect((await provider.notify(strange())).statusCode).toBe(403)
    expect(errors).toEqual([])
    const counted = await service.context.metrics.getSingleMetric('payment_unknown_key_total')?.get()
    expect(counted?.values.filter(({ value }) => value > 0)).toEqual([])
  })
})

describe('settings of several keys', () => {
  it.each([
    [{ ...CASES.wxpay.toSettings(2), WECHAT_PAY_PLATFORM_SERIAL: 'A' }, '1 serials and 2 keys'],
    [{ ...CASES.wxpay.toSettings(2), WECHAT_PAY_PLATFORM_SERIAL: 'A,A' }, 'a serial stands there twice'],
    [{ ...CASES.octopusonline.toSettings(1), OCTOPUS_PUBLIC_KEY_VERSION: '1,2' }, '2 serials and 1 keys'],
    [
      { OCTOPUS_PUBLIC_KEY: `${pem('octopus')}-----BEGIN PUBLIC KEY-----\nAA==\n-----END PUBLIC KEY-----` },
      'PEMs of RSA',
    ],
  ])('settings of several keys are refused where they do not match: %#', (environment, why) => {
    expect(() => readConfig(environment)).toThrow(ConfigFault)
    expect(() => readConfig(environment)).toThrow(why)
  })
  it('settings with one key stay unchanged', () => {
    expect(() => readConfig({ ...CASES.wxpay.toSettings(1), ...CASES.octopusonline.toSettings(1) })).not.toThrow()
    expect(() => readConfig({ OCTOPUS_PUBLIC_KEY: pem('octopus') })).not.toThrow()
  })
})
