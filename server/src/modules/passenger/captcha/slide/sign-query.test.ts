import { canonicalQuery, signQuery, textToSign } from './slide-service'

/** The worked example of the provider's documentation of RPC signatures. */
const DOCUMENTED = {
  Timestamp: '2016-02-23T12:46:24Z',
  Format: 'XML',
  AccessKeyId: 'testid',
  Action: 'DescribeRegions',
  SignatureMethod: 'HMAC-SHA1',
  SignatureNonce: '3ee8c1b8-83d3-44af-a94f-4e0ad82fd6cf',
  Version: '2014-05-26',
  SignatureVersion: '1.0',
}

describe('[D7.slide.1] recorded vectors of the signature', () => {
  it('signs the example of the documentation with the documented result', () => {
    expect(textToSign('GET', DOCUMENTED)).toBe(
      'GET&%2F&AccessKeyId%3Dtestid%26Action%3DDescribeRegions%26Format%3DXML%26SignatureMethod%3DHMAC-SHA1%26SignatureNonce%3D3ee8c1b8-83d3-44af-a94f-4e0ad82fd6cf%26SignatureVersion%3D1.0%26Timestamp%3D2016-02-23T12%253A46%253A24Z%26Version%3D2014-05-26',
    )
    expect(signQuery('GET', DOCUMENTED, 'testsecret')).toBe('OLeaidS1JvxuMvnyHOwuJ+uX5qY=')
  })
  it('encodes marks that addresses may carry plainly', () => {
    expect(canonicalQuery({ b: "a b*!'()~", a: '/+=验' })).toBe('a=%2F%2B%3D%E9%AA%8C&b=a%20b%2A%21%27%28%29~')
  })
})
