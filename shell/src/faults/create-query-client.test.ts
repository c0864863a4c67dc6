/** @jest-environment jsdom */

import { ApiError, type RegistryEntry } from '@shuttle/contracts'
import { QueryObserver } from '@tanstack/react-query'
import { waitFor } from '@testing-library/react'
import { createQueryClient } from './create-query-client'

const OWNER = { name: 'mf-a', version: '1' } as RegistryEntry

const open = () => {
  const received: unknown[] = []
  const client = createQueryClient({
    reportFault: (error, where, entry) => received.push(['reported', error, where, ...(entry ? [entry.name] : [])]),
    findOwner: () => OWNER,
    onCallFault: (error, hasContent) => received.push(['shown', error, hasContent]),
  })
  /** Several screens read the same query; each entry is the `meta` of one of them. */
  const runQuery = async (error: unknown, ...screens: { isSecondary?: boolean }[]) => {
    const queryFn = () => Promise.reject(error)
    const observers = screens.map((meta) => new QueryObserver(client, { queryKey: ['lines', 1], queryFn, meta }))
    for (const observer of observers) observer.subscribe(() => undefined)
    await waitFor(() => expect(client.getQueryState(['lines', 1])).toMatchObject({ fetchStatus: 'idle', error }))
    return received
  }
  return { client, runQuery, received }
}

const unreadable = new ApiError({ kind: 'unreadable', code: 'SUCCESS' })
const refused = new ApiError({ kind: 'refused', code: 'TOO_MANY_REQUESTS' })
const main = {}
const secondary = { isSecondary: true }

describe('a failed query', () => {
  it('a failed query is reported by its name and shown by the shell', async () => {
    expect(await open().runQuery(unreadable, main)).toEqual([
      ['reported', unreadable, 'query lines'],
      ['shown', unreadable, false],
    ])
  })

  it('a failure of the own service of a team is reported as of its remote', async () => {
    const error = new TypeError('Failed to fetch')
    expect((await open().runQuery(error, secondary))[0]).toEqual(['reported', error, 'query lines', 'mf-a'])
  })

  it('an expected failure is shown and not reported', async () => {
    expect(await open().runQuery(refused, main)).toEqual([['shown', refused, false]])
  })

  it('a failure that is secondary on every screen is reported and not shown', async () => {
    expect(await open().runQuery(unreadable, secondary)).toEqual([['reported', unreadable, 'query lines']])
    expect(await open().runQuery(refused, secondary, secondary)).toEqual([])
  })

  it.each([
    [secondary, main],
    [main, secondary],
  ])('a failed query is shown once where it is primary on one of two screens: %j, %j', async (...screens) => {
    expect(await open().runQuery(refused, ...screens)).toEqual([['shown', refused, false]])
  })

  it('a failure that no screen waits for any more is not shown', async () => {
    const { client, received } = open()
    await expect(client.query({ queryKey: ['lines', 1], queryFn: () => Promise.reject(refused) })).rejects.toBe(refused)
    expect(received).toEqual([])
  })

  it('reports whether the screen has content', async () => {
    const { client, runQuery } = open()
    client.setQueryData(['lines', 1], 'lines of before', { updatedAt: 1 })
    expect(await runQuery(refused, main)).toEqual([['shown', refused, true]])
  })
})
