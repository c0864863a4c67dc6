import { getSandboxKeys } from '../sandbox-keys'
import { recordedPrivateKey, recordedPublicKey } from '../testing/recorded-key'
import type { OctopusSettings } from './octopus-settings'
import { openEnvelope, sealEnvelope } from './secure-envelope'
import { getText } from './xml'

const keys: Pick<OctopusSettings, 'gatewayId' | 'privateKey' | 'keyVersion' | 'octopusKey' | 'octopusKeyVersion'> = {
  gatewayId: '196001',
  privateKey: recordedPrivateKey,
  keyVersion: '1',
  octopusKey: recordedPublicKey,
  octopusKeyVersion: '5',
}

/**
 * Made by another library: a paymentResult signed (RSA-PSS, salt of 32) and encrypted (AES-256-GCM, RSA-OAEP), all with
 * SHA-256.
 */
const ENVELOPE =
  '<encryptedContent xmlns="http://namespace.oos.online.octopus.com.hk/mls/"><iv>C0voe8PLv9LPmGiR</iv><ciphertext>mY19e67gDFpxgK9ZTzsiuf/4xAuxx0bbyzV0XZfxDe4DlkpeJjMnZ2hQK0anwdZmv8H9r/T7sEGezMvzpLp1zb89n0v/x9Q9bEYBBLwNskqJ06itZlmYlGOiRxlYTAdgwPdIaGKa2oHqAMWryw4KVWfTrYaGW70tO0xYSdaaDZlbs1srIZoGgoKvfbevrAaHgM/Pcva9SY+/GSvv/sZbgs6Uhqpo6EvD/ZFRia0KmEgpEz4thNlt0m2lGIMA6HaYqX9ZIELkxMjWNbN36A2ZPtyofyFC2gQvUWMXaVAjP04Zr9a+s9wLQDU2eZB/0K5MZN2K5q/8+L3i6ZcEPuLkKheClUU6q/KVAQNQhjpw/UkMSEuYocwH5MuubFcrJciudfdZuz13zKXW0BsZRYrEywIugsOGpy4uskagPBOa6MmwtGd8pIG1JAcoQhL4vvdakJnGVgd0eJbZoQ4ESn5OvmG13A9A2ci/6TKTquL6Zjh4U19uabIQTpWfmV+2SWJ+ayxmyB6CU1wEw0EXTbhYsOa0qadlq3jenLcvNR8j6Lz4S7NTlO9fDgswxmhUEcdAiteu5kfb2Edf9cOelCqrzXqHu3nmdyTDL0g6UDfXSMsS+WJ0wMYXgXSYWl+vrQm/VmTFtzHDGL19Un3VQXRu/x6GLUK7zbCp2gLp1/V2b3c2vMYi19BaBYgXVDDSKi63OfK61vW8MFWnMsw7ycKL82zj/hW4orze7ojOZhhV54gyyylF4kGNdo4UFKpccMxR8pBmKSF8GZOLCkG8jL36/R1kVBmwtVtMjsR8SUZDuGj9kMwn3702S+UeHoC2ZC9lAaJhJxsxGxRfSvoKXHFC7JkD3KMG/aL6+0yaNKZOVQljRKOzikVtweMbuW31/iJ4rg6ruC4JGlPKB5qXA603FZPQHQN8GLo5Mkd3ccu/D8UwAq3Qcg5YIhlBsWFdM+g17XbQ3bd8kd0ICLIEeGDmpt0msivaRL/dj/qquQ3NOzorFTlKlwvTzr9vM67n9p7UjwaHKMOUpuKZL9M7OupMhHUEGFzD2zwcSr8jYg2lshESTVpBgXVcBOAurQK0A3L0BZGb8wPsBE9bm9VXYSZvtH5VyFLbAwbk9GD1gK5AbQ58vHpv9RSHmooqCguZ5VmaKEVa3UUHtqRvYDLiQBWi+0wNl+zpxwwiDWzFHlwvNnwM6T3asNbA1BaBqjptrbEH//AZQkaavhaUNw+LSUJFjGIB6XQoXykkIUF/5oL0sHBipVeTgbusOVVjwVnfeBrRt27nfWiYZTk47L2H4gExzC4ZAQ1+vGnvFMiEwWRdOHQrSAIaU94AXQj4nmLZ06QDta3yRGLwrSJt1LznTOKg+3//N025Xdt+9OR/cb4LwS1YRKvL8UGjSikzbfB/FpbVUTBBv4LgFuchU3F8b0LtEvtLdR9POcDHRZAqFQU3DzIvyj7/WdV5Kg55GwrBpXaOmZ1qdYvzVWYsC+aD</ciphertext><authenticationTag>1o583Gu98uAG3d7m5YzA7g==</authenticationTag><encryptedKey keyId="1">R/9HgRs7bAs24H4BkeTabmUzqrMWGt+ukQsGa6HfqRMFZUqe0GbzLGe4D+MA2MIijbj4DNIDNzLSlRcdbU5/5ijFUrYB7iavOE2kBNBP8OsYjCByTgFr1DHQu9CocfZCBjbuivHGy39sncnlFO6G6JkdEp7gBhTk8hgusoY3djPQet+dtgdLImjNue+7UNX05e7RQDHrZysRaYlUkrnvkOukK1St7CTZ14vw9mPNPlvk9hlSt/6MurXvFedKRF7uK7LoWSgCFrIirKRyjD2iFpoV5PHMXLdRha42YKpHdJLr1nCQxXmHhSl3ArqlgEWCQpj7SozpNKopmjsR/9TS2g==</encryptedKey></encryptedContent>'

/** The element's base64 with one byte of it changed. */
const turned = (name: string): string =>
  ENVELOPE.replace(new RegExp(`(<${name}[^>]*>)([^<]*)`), (_whole, start: string, text: string) => {
    const bytes = Buffer.from(text, 'base64')
    bytes.writeUInt8(bytes.readUInt8(5) ^ 1, 5)
    return start + bytes.toString('base64')
  })

describe('Octopus online, recorded envelope', () => {
  it('[D7.octopus.1] an envelope that another library has sealed is opened', () => {
    const result = openEnvelope(keys, ENVELOPE)
    expect(result?.name).toBe('paymentResult')
    expect(getText(result, 'gatewayRef')).toBe('2611210000000001-00000042')
    expect(getText(result, 'amount')).toBe('6500')
    expect(result?.children.find(({ name }) => name === 'status')?.attributes).toEqual({ code: 'SUCCESS' })
  })
  it.each(['iv', 'ciphertext', 'authenticationTag', 'encryptedKey'])('an envelope opens with no other %s', (name) => {
    expect(openEnvelope(keys, turned(name))).toBeUndefined()
  })
  it('an envelope is refused with a shorter tag, which would be easier to guess', () => {
    const short = ENVELOPE.replace(/(<authenticationTag>)([^<]*)/, (_whole, start: string, tag: string) => {
      return start + Buffer.from(tag, 'base64').subarray(0, 4).toString('base64')
    })
    expect(openEnvelope(keys, short)).toBeUndefined()
  })
  it.each(['', '<encryptedContent/>', '{}', 'paymentResult', ENVELOPE.slice(0, -1)])('no envelope is in %j', (text) => {
    expect(openEnvelope(keys, text)).toBeUndefined()
  })
  it('an envelope that is encrypted for us is opened only when Octopus has signed it', () => {
    const { privateKey, publicKey } = getSandboxKeys('octopus')
    const asOctopus = { ...keys, keyVersion: '5', privateKey, octopusKey: recordedPublicKey }
    const sealed = sealEnvelope(asOctopus, '<paymentResult/>')
    expect(openEnvelope({ ...keys, octopusKey: publicKey }, sealed)?.name).toBe('paymentResult')
    expect(openEnvelope(keys, sealed)).toBeUndefined()
  })
  it('an envelope that is encrypted for another key is refused', () => {
    const sealed = sealEnvelope({ ...keys, octopusKey: getSandboxKeys('octopus').publicKey }, '<paymentResult/>')
    expect(openEnvelope(keys, sealed)).toBeUndefined()
  })
  it('each envelope uses a key of its own', () => {
    const [one, other] = [sealEnvelope(keys, '<a/>'), sealEnvelope(keys, '<a/>')]
    expect(/<iv>[^<]*/.exec(one)?.[0]).not.toBe(/<iv>[^<]*/.exec(other)?.[0])
    expect(one).toMatch(
      /^<encryptedContent xmlns="http:\/\/namespace\.oos\.online\.octopus\.com\.hk\/mls\/"><iv>[^<]{16}<\/iv><ciphertext>[^<]+<\/ciphertext><authenticationTag>[^<]{24}<\/authenticationTag><encryptedKey keyId="5">[^<]{344}<\/encryptedKey><\/encryptedContent>$/,
    )
  })
})
