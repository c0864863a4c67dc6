/** The number of this page's request in the service's log; undefined where the browser does not expose it. */
export const pageRequestNumber = (): string | undefined => {
  const [page] = performance.getEntriesByType('navigation') as Partial<PerformanceNavigationTiming>[]
  return page?.serverTiming?.find(({ name }) => name === 'request')?.description || undefined
}
