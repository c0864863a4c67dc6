import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ticketKey, ticketSigner } from './ticket-signer'

const claims = {
  ticketNo: 'T26112100000000000001',
  lineCode: 'HKGZHO',
  date: '2026-11-24',
  fareType: '2',
  passengerType: '00',
}
const signer = ticketSigner(generateKeyPairSync('ed25519').privateKey)

describe('the text of a QR code', () => {
  it('the QR text is the same for the same ticket, and is parsed back whole', () => {
    const text = signer.sign(claims)
    expect(text).toMatch(/^BS1\.T26112100000000000001~HKGZHO~2026-11-24~2~00\.[\w-]{86}$/)
    expect(signer.sign(claims)).toBe(text)
    expect(signer.verify(text)).toEqual(claims)
  })

  it('the QR text contains the departure time of a booked bus', () => {
    const booked = { ...claims, fareType: '9', beginTime: '18:30' }
    const text = signer.sign(booked)
    expect(text).toMatch(/~2026-11-24~9~00~18:30\./)
    expect(signer.verify(text)).toEqual(booked)
  })

  it('the QR text is refused when a single character is changed, missing or added', () => {
    const text = signer.sign(claims)
    const put = (at: number, character: string) => text.slice(0, at) + character + text.slice(at + 1)
    const changed = Array.from(text, (character, at) => put(at, character === 'B' ? 'C' : 'B'))
    // The last character carries four bits that no signature needs.
    const lastOne = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_=+/ ']
      .map((character) => put(text.length - 1, character))
      .filter((other) => other !== text)
    const shortened = Array.from(text, (_, at) => put(at, ''))
    const grown = [`${text}A`, ` ${text}`, `${text}.`, `${text}=`, `${text}\n`, '', 'BS1', 'BS1..', 'BS1.a.b']
    const accepted = [...changed, ...lastOne, ...shortened, ...grown].filter(signer.verify)
    expect(accepted).toEqual([])
  })

  it('the QR text is refused when another key signed it', () => {
    const stranger = ticketSigner(generateKeyPairSync('ed25519').privateKey)
    expect(signer.verify(stranger.sign(claims))).toBeUndefined()
  })
})

describe('the ticket key of an installation', () => {
  it('the ticket key is created once, stored readable by its owner only, and used from then on', () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'shuttle-key-'))
    try {
      const config = { ticketKey: undefined, dataDir: join(dataDir, 'fresh') }
      const text = ticketSigner(ticketKey(config)).sign(claims)
      expect(ticketSigner(ticketKey(config)).verify(text)).toEqual(claims)
      expect(statSync(join(config.dataDir, 'ticket-key.pem')).mode & 0o777).toBe(0o600)
    } finally {
      rmSync(dataDir, { recursive: true })
    }
  })

  it('the ticket key of the settings is used where there is one', () => {
    const { privateKey } = generateKeyPairSync('ed25519')
    const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
    const text = ticketSigner(ticketKey({ ticketKey: pem, dataDir: '/nowhere' })).sign(claims)
    expect(ticketSigner(privateKey).verify(text)).toEqual(claims)
  })
})
