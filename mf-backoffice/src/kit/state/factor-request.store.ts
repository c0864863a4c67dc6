import { create } from 'zustand'
import type { FactorReason } from '../domain/factor-reason'

interface FactorRequests {
  /** Why the second factor is required; undefined while nothing waits for it. */
  reason: FactorReason | undefined
}

/** Open request for the second factor; the visible page renders it. */
export const useFactorRequests = create<FactorRequests>()(() => ({ reason: undefined }))

let waiting: ((isGiven: boolean) => void)[] = []

/** Makes the page request the second factor, once for all waiting actions. Resolves to false when it was declined. */
export const requestFactor = (reason: FactorReason): Promise<boolean> =>
  new Promise((resolve) => {
    waiting.push(resolve)
    useFactorRequests.setState({ reason })
  })

/** The second factor was verified or declined: all waiting actions continue. */
export const answerFactor = (isGiven: boolean): void => {
  const answered = waiting
  waiting = []
  useFactorRequests.setState({ reason: undefined })
  for (const resolve of answered) resolve(isGiven)
}
