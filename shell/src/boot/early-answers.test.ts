/** @jest-environment jsdom */

import { createEarlyAnswers } from './early-answers'

describe('answers that came with the page', () => {
  it('early answers serve the same call with the same body, once', async () => {
    const take = createEarlyAnswers([{ path: 'a', body: { lineCode: 'HKGZHO' }, answer: { code: 'SUCCESS' } }], {})
    expect(take('a', { lineCode: 'HKGMAC' })).toBeUndefined()
    expect(take('b', { lineCode: 'HKGZHO' })).toBeUndefined()
    await expect(take('a', { lineCode: 'HKGZHO' })).resolves.toEqual({ code: 'SUCCESS' })
    expect(take('a', { lineCode: 'HKGZHO' })).toBeUndefined()
  })

  it('early answers do not serve a call with further fields', () => {
    const take = createEarlyAnswers([{ path: 'a', body: {}, answer: {} }], {})
    expect(take('a', { orderNo: '1' })).toBeUndefined()
  })

  it('early answers serve a call that the boot script started, once', async () => {
    const early = { first: { path: 'a', body: { orderNo: '1' }, answer: Promise.resolve('answer') } }
    const take = createEarlyAnswers([], early)
    await expect(take('a', { orderNo: '1' })).resolves.toBe('answer')
    expect(take('a', { orderNo: '1' })).toBeUndefined()
  })

  it('early answers serve nothing to a user of another language than the document’s', () => {
    const early = { first: { path: 'a', body: {}, answer: Promise.resolve('Hong Kong Port') } }
    const take = createEarlyAnswers([{ path: 'b', body: {}, answer: { code: 'SUCCESS' } }], early, true)
    expect(take('a', {})).toBeUndefined()
    expect(take('b', {})).toBeUndefined()
  })
})
