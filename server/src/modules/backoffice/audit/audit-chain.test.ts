import { generateKeyPairSync } from 'node:crypto'
import { checkHead, followChain, hashEntry, isSealGenuine, NO_HASH, signSeal } from './audit-chain'
import type { AuditRow } from './audit-tables'

const link = (rows: readonly Partial<AuditRow>[]): AuditRow[] => {
  let previous_hash = NO_HASH
  return rows.map((change, at) => {
    const empty = { object_kind: '', object_id: '', refusal: '', before: '', after: '' }
    const who = { account_id: 'a1', role: 'support', action: 'order.read', request_id: `r${at}` }
    const row = { entry: at + 1, at: 1000 + at, ...who, ...empty, outcome: 'done' as const, previous_hash, ...change }
    const linked = { ...row, hash: hashEntry(row) }
    previous_hash = linked.hash
    return linked
  })
}
const readAll = (rows: readonly AuditRow[]) => {
  const chain = followChain()
  return { broken: rows.map(chain.read).find((found) => found !== undefined), end: chain.end() }
}
const four = link([{}, { before: '{"role":"none"}' }, { outcome: 'refused', refusal: 'FORBIDDEN' }, {}])
const [one, two, three, last] = four as [AuditRow, AuditRow, AuditRow, AuditRow]

describe('[D5.5] the chain of the audit', () => {
  it('the chain is whole as it was written, and knows its end', () => {
    expect(readAll(four)).toEqual({ broken: undefined, end: { entries: 4, hash: last.hash } })
  })

  it('pins the hashes of this table: another order of fields would break what is stored', () => {
    expect(hashEntry({ ...one, previous_hash: NO_HASH })).toBe(one.hash)
    expect(one.hash).toBe('4bf64b6f3eecfea3358152d521f28d3cf45b5ba141a59e83dfaf68f482fab1ed')
  })

  it.each(Object.keys(one).filter((name) => !['hash', 'entry', 'previous_hash'].includes(name)))(
    'names the entry whose %s was changed',
    (name) => {
      const changed = { ...two, [name]: typeof two[name as keyof AuditRow] === 'number' ? 7 : 'other' } as AuditRow
      expect(readAll([one, changed, three, last]).broken).toEqual({ entry: 2, kind: 'changed' })
    },
  )

  it('names the entry after one that was changed together with its hash', () => {
    const changed = { ...two, action: 'other' }
    const broken = readAll([one, { ...changed, hash: hashEntry(changed) }, three, last]).broken
    expect(broken).toEqual({ entry: 3, kind: 'reordered' })
  })

  it('names an entry that is missing, and one that is in the place of another', () => {
    expect(readAll([one, three, last]).broken).toEqual({ entry: 2, kind: 'missing' })
    const swapped = [one, { ...three, entry: 2 }, { ...two, entry: 3 }, last]
    expect(readAll(swapped).broken).toEqual({ entry: 2, kind: 'reordered' })
  })

  it('finds an end of the chain that differs from its head', () => {
    const { end } = readAll(four)
    const head = (entries: number, hash: string) => ({ id: 1 as const, entries, hash })
    expect(checkHead(end, head(4, last.hash))).toBeUndefined()
    expect(checkHead(end, head(5, last.hash))).toEqual({ entry: 5, kind: 'missing' })
    expect(checkHead(end, head(3, last.hash))).toEqual({ entry: 4, kind: 'added' })
    expect(checkHead(end, head(4, NO_HASH))).toEqual({ entry: 4, kind: 'changed' })
  })
})

describe('the seal of a day', () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const seal = signSeal({ day: '2026-11-21', entries: 4, hash: last.hash, sealed_at: 1000 }, privateKey)

  it('a seal is genuine by either half of its key', () => {
    expect([isSealGenuine(seal, privateKey), isSealGenuine(seal, publicKey)]).toEqual([true, true])
  })

  it('a seal is not genuine once any of its fields is changed', () => {
    const others = [{ day: '2026-11-22' }, { entries: 3 }, { hash: NO_HASH }, { sealed_at: 1001 }]
    expect(others.map((change) => isSealGenuine({ ...seal, ...change }, publicKey))).toEqual([
      false,
      false,
      false,
      false,
    ])
    expect(isSealGenuine(seal, generateKeyPairSync('ed25519').publicKey)).toBe(false)
  })
})
