/** @jest-environment jsdom */

import { unlessLeft } from './unless-left'

const FAULT = new Error('not loaded')
const leave = () => dispatchEvent(new Event('beforeunload'))
/** A load that fails after `meanwhile`; resolves with the error once it was thrown. */
const failAfter = (meanwhile: () => void) => {
  const thrown: unknown[] = []
  const load = async () => {
    meanwhile()
    throw FAULT
  }
  unlessLeft(load).catch((error: unknown) => thrown.push(error))
  return thrown
}

describe('a load while the document is left', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('a load fails at once when the document is not left', async () => {
    leave()
    const thrown = failAfter(() => {})
    await jest.advanceTimersByTimeAsync(0)
    expect(thrown).toEqual([FAULT])
  })

  it('a load fails only when the document still exists five seconds after the user left', async () => {
    const thrown = failAfter(leave)
    await jest.advanceTimersByTimeAsync(4900)
    expect(thrown).toEqual([])
    await jest.advanceTimersByTimeAsync(200)
    expect(thrown).toEqual([FAULT])
  })

  it('a load resolves with its value', async () => {
    await expect(unlessLeft(async () => 'module')).resolves.toBe('module')
  })
})
