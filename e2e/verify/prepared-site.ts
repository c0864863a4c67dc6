import prepareData from '../fixtures/prepare-data'

/** What the stories get by their set-up: demo data and published builds to copy from. Answers how to remove it. */
export const prepareSites = async (): Promise<() => Promise<void>> => {
  const before = process.env.SHUTTLE_TEMPLATE
  const remove = await prepareData()
  return async () => {
    await remove()
    if (before === undefined) delete process.env.SHUTTLE_TEMPLATE
    else process.env.SHUTTLE_TEMPLATE = before
  }
}
