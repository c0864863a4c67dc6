import prepareData from '../fixtures/prepare-data'

/** Prepares what stories copy: demo data and published builds. Returns a function that removes it. */
export const prepareSites = async (): Promise<() => Promise<void>> => {
  const before = process.env.SHUTTLE_TEMPLATE
  const remove = await prepareData()
  return async () => {
    await remove()
    if (before === undefined) delete process.env.SHUTTLE_TEMPLATE
    else process.env.SHUTTLE_TEMPLATE = before
  }
}
