import type { Page } from '@playwright/test'

/**
 * All data that the browser stores for the site: storages, databases, caches and cookies, also those that no script can
 * read.
 */
export const everythingStored = async (page: Page): Promise<string> => {
  const readable = await page.evaluate(async () => {
    const settled = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const readDatabase = async (name: string) => {
      const database = await settled(indexedDB.open(name))
      const stores = [...database.objectStoreNames]
      const rows = await Promise.all(
        stores.map((store) => settled(database.transaction(store).objectStore(store).getAll())),
      )
      database.close()
      return rows
    }
    const readCache = async (name: string) => {
      const cache = await caches.open(name)
      const requests = await cache.keys()
      return Promise.all(requests.map(async (request) => [request.url, await (await cache.match(request))?.text()]))
    }
    const databases = (await indexedDB.databases()).flatMap(({ name }) => (name === undefined ? [] : [name]))
    return JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      await Promise.all(databases.map(readDatabase)),
      await Promise.all((await caches.keys()).map(readCache)),
      history.state,
      location.href,
    ])
  })
  return readable + JSON.stringify(await page.context().cookies())
}
