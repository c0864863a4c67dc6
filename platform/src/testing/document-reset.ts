/** State of the document before a test file, which shares the document with other files. */
interface Remembered {
  address: string
  /** Functions that remove the listeners of window and document, and the timers, that the file adds. */
  removals: (() => void)[][]
  properties: ReadonlyMap<object, PropertyDescriptorMap>
}

let remembered: Remembered | undefined

const TAGS = 'a audio button canvas details dialog form iframe img input label option select textarea video'.split(' ')

const withPrototypes = (object: object | null): object[] =>
  object === null || object === Object.prototype ? [] : [object, ...withPrototypes(Object.getPrototypeOf(object))]

/**
 * Globals and objects whose properties tests replace. jsdom lists no interfaces of a window, so these are found by
 * their instances.
 */
const watchedObjects = (): object[] => {
  const elements = TAGS.flatMap((tag) => withPrototypes(document.createElement(tag)).slice(1))
  const instances = [window, document, navigator, history, localStorage, new File([], ''), performance, crypto]
  return [...new Set([...instances.flatMap(withPrototypes), ...elements])].filter((object) => object !== localStorage)
}

const isSame = (one: PropertyDescriptor, other: PropertyDescriptor | undefined): boolean =>
  other !== undefined && one.value === other.value && one.get === other.get && one.set === other.set

/** Also removes the marks of React and user-event on the document, so that they register their listeners again. */
const restoreProperties = (object: object, before: PropertyDescriptorMap): void => {
  const now = Object.getOwnPropertyDescriptors(object) as PropertyDescriptorMap
  for (const name of Reflect.ownKeys(now))
    if (!Object.hasOwn(before, name) && now[name as string]?.configurable) Reflect.deleteProperty(object, name)
  for (const name of Reflect.ownKeys(before)) {
    const [descriptor, current] = [before[name as string], now[name as string]]
    if (descriptor && !isSame(descriptor, current) && (current?.configurable ?? true))
      Object.defineProperty(object, name, descriptor)
  }
}

const watchListeners = (): (() => void)[] => {
  const removals: (() => void)[] = []
  for (const target of [window, document] as EventTarget[]) {
    const addEventListener = target.addEventListener.bind(target)
    // Defined as an own property, because jest gives the window one too.
    target.addEventListener = (type, listener, options) => {
      addEventListener(type, listener, options)
      removals.push(() => target.removeEventListener(type, listener, options))
    }
  }
  return removals
}

const emptyElements = (): void => {
  document.head.replaceChildren()
  document.body.replaceChildren()
  for (const element of [document.documentElement, document.head, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name)
}

const expireCookies = (): void => {
  for (const cookie of document.cookie.split('; ').filter(Boolean)) {
    const name = cookie.split('=')[0]
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no cookie store.
    for (const path of ['/', location.pathname]) document.cookie = `${name}=; path=${path}; max-age=0`
  }
}

/**
 * Timers with a delay are stopped after the file. Those without a delay run: React's scheduler starts no second turn
 * until the pending one has run, in whichever file.
 */
const watchTimers = (): (() => void)[] => {
  const removals: (() => void)[] = []
  for (const set of ['setTimeout', 'setInterval'] as const) {
    const start = window[set].bind(window) as (handler: TimerHandler, delay?: number, ...rest: unknown[]) => number
    Object.assign(window, {
      [set]: (handler: TimerHandler, delay?: number, ...rest: unknown[]) => {
        const timer = start(handler, delay, ...rest)
        if (delay) removals.push(() => clearTimeout(timer))
        return timer
      },
    })
  }
  return removals
}

/** Call before a file of a group. */
export const rememberDocument = (): void => {
  const properties = new Map(watchedObjects().map((object) => [object, Object.getOwnPropertyDescriptors(object)]))
  // Watched from here on, and restored with the other properties.
  remembered = { address: location.href, properties, removals: [watchListeners(), watchTimers()] }
}

/** Call after a file of a group: the next one finds the document as this one found it. */
export const resetDocument = (): void => {
  if (!remembered) throw new Error('The document was not remembered before this file')
  const { address, removals, properties } = remembered
  remembered = undefined
  jest.useRealTimers()
  jest.restoreAllMocks()
  for (const remove of removals.flat()) remove()
  for (const [object, before] of properties) restoreProperties(object, before)
  emptyElements()
  localStorage.clear()
  sessionStorage.clear()
  expireCookies()
  history.replaceState(null, '', address)
}
