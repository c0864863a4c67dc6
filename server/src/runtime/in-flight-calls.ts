import { AsyncLocalStorage } from 'node:async_hooks'

/** The signal of the work, a request or a run of a job, in which a call to another machine is made. */
const workSignal = new AsyncLocalStorage<AbortSignal>()

/** Ends a call to another machine after this time, and at once when the work that makes it is aborted. */
export const callSignal = (timeoutMs: number): AbortSignal => {
  const work = workSignal.getStore()
  // Node 20 may collect the signal of `AbortSignal.any` with a time limit before the limit is over.
  const controller = new AbortController()
  const abort = (reason: unknown) => controller.abort(reason)
  setTimeout(() => abort(new DOMException('the call took too long', 'TimeoutError')), timeoutMs).unref()
  if (work?.aborted) abort(work.reason)
  work?.addEventListener('abort', () => abort(work.reason), { once: true })
  return controller.signal
}

export interface InFlightCalls {
  /** Begins a piece of work; answers how it ends. Calls that `work` makes belong to it. */
  begin: (work: () => void) => () => void
  run: <Result>(work: () => Promise<Result>) => Promise<Result>
  /** Aborts every call in flight, and those that the same work makes later. */
  abort: () => void
}

export const createInFlightCalls = (): InFlightCalls => {
  const controllers = new Set<AbortController>()
  const enter = () => {
    const controller = new AbortController()
    controllers.add(controller)
    return { signal: controller.signal, leave: () => void controllers.delete(controller) }
  }
  return {
    begin: (work) => {
      const { signal, leave } = enter()
      workSignal.run(signal, work)
      return leave
    },
    run: async (work) => {
      const { signal, leave } = enter()
      try {
        return await workSignal.run(signal, work)
      } finally {
        leave()
      }
    },
    abort: () => {
      for (const controller of controllers) controller.abort(new DOMException('the process ends', 'AbortError'))
    },
  }
}
