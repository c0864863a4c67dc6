import { readLaunch } from './read-launch'

const parameters = {
  appId: 'wx1',
  timeStamp: '1795222800',
  nonceStr: 'N',
  package: 'prepay_id=wx1',
  signType: 'RSA',
  paySign: 'S',
}

describe('purchase 8: payment data that is not ready is no payment', () => {
  it('reads the parameters of the bridge', () => {
    expect(readLaunch(JSON.stringify(parameters))).toEqual({ kind: 'wallet', parameters })
  })
  it('reads a form for a provider', () => {
    const form = { action: 'https://pay.example/x?y', fields: { jsonRequestData: '{}' } }
    expect(readLaunch(JSON.stringify(form))).toEqual({ kind: 'form', form })
  })
  it.each([
    '',
    '{',
    'null',
    '{}',
    JSON.stringify({ ...parameters, paySign: undefined }),
    JSON.stringify({ ...parameters, signType: 'MD5' }),
    JSON.stringify({ action: 'javascript:alert(1)', fields: {} }),
    JSON.stringify({ action: 'https://pay.example', fields: { a: 1 } }),
  ])('[A5.pay.3] opens nothing with %j', (text) => {
    expect(readLaunch(text)).toBeUndefined()
  })
})
