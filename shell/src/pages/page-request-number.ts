/** The number by which the service's log names the request of this page; undefined where the browser has none. */
export const pageRequestNumber = (): string | undefined => {
  const [page] = performance.getEntriesByType('navigation') as Partial<PerformanceNavigationTiming>[]
  return page?.serverTiming?.find(({ name }) => name === 'request')?.description || undefined
}
