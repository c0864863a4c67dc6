import { create } from 'zustand'
import type { FactorReason } from '../domain/factor-reason'

interface FactorRequests {
  /** Why the second factor is asked for; undefined while nothing waits for it. */
  reason: FactorReason | undefined
}

/** What waits for the second factor; drawn by the page that is on screen. */
export const useFactorRequests = create<FactorRequests>()(() => ({ reason: undefined }))

let waiting: ((isGiven: boolean) => void)[] = []

/** Has the page ask for the second factor; acts that wait together are asked for once. False where it was not given. */
export const requestFactor = (reason: FactorReason): Promise<boolean> =>
  new Promise((resolve) => {
    waiting.push(resolve)
    useFactorRequests.setState({ reason })
  })

/** The second factor was given, or declined: everything that waited goes on. */
export const answerFactor = (isGiven: boolean): void => {
  const answered = waiting
  waiting = []
  useFactorRequests.setState({ reason: undefined })
  for (const resolve of answered) resolve(isGiven)
}
