import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { booksFile } from './books-file'
import { createSandboxState, type GatewayOrder } from './sandbox-state'

const folder = mkdtempSync(join(tmpdir(), 'shuttle-books-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const order = (id: string, amountCents: number): GatewayOrder => ({
  ...{ id, reference: 'ref', amountCents, currency: 'HKD', description: '', createdAt: 0 },
  transactions: [],
})

describe('the books of the sandbox', () => {
  it('the books begin empty in a folder that does not exist yet', () => {
    const books = booksFile(join(folder, 'new', 'books.jsonl'))
    expect(createSandboxState(books).orders.size).toBe(0)
    books.append('orders', order('1', 100))
    expect(createSandboxState(books).orders.get('1')).toEqual(order('1', 100))
  })
  it('the books restore the last entry of each id after a restart', () => {
    const file = join(folder, 'books.jsonl')
    const state = createSandboxState(booksFile(file))
    state.save('orders', order('1', 100))
    state.save('orders', order('2', 200))
    state.save('orders', order('1', 300))
    const after = createSandboxState(booksFile(file))
    expect([...after.orders.values()]).toEqual([order('1', 300), order('2', 200)])
    expect(readFileSync(file, 'utf8').trim().split('\n')).toHaveLength(2)
  })
  it('the books lose no entry but one that was half written', () => {
    const file = join(folder, 'torn.jsonl')
    booksFile(file).append('orders', order('1', 100))
    appendFileSync(file, '{"kind":"orders","entry":{"id":"2"')
    expect([...createSandboxState(booksFile(file)).orders.keys()]).toEqual(['1'])
  })
})
