import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '@shuttle/platform/free-port'
import { endProcess, startProcess } from '@shuttle/platform/processes'
import type { InputAction, StartDriver } from './driver'

/** Finds the browser that WebKitWebDriver drives: Debian has one folder for each architecture and library version. */
const findMiniBrowser = (): string => {
  const folders = readdirSync('/usr/lib').flatMap((folder) =>
    ['4.1', '6.0', '4.0'].map((version) => join('/usr/lib', folder, `webkit2gtk-${version}`, 'MiniBrowser')),
  )
  const found = folders.find((path) => existsSync(path))
  if (!found) throw new Error('WebKitWebDriver is installed without its MiniBrowser')
  return found
}

/** The driver reports no console, so a page collects its own errors from the first evaluation on. */
const HEARING = `(() => {
  if (window.heardErrors) return;
  const heard = (window.heardErrors = []);
  addEventListener('error', ({ message }) => heard.push('uncaught: ' + message));
  addEventListener('unhandledrejection', ({ reason }) => heard.push('uncaught: ' + reason));
  document.addEventListener('securitypolicyviolation', (event) =>
    heard.push(event.effectiveDirective + ' refused ' + event.blockedURI));
  const { error } = console;
  console.error = (...parts) => { heard.push('console error: ' + parts.join(' ')); error.apply(console, parts); };
})()`

/** Offset of a frame's content in the surrounding window. */
const PLACE_OF_CONTENT = `const [frame] = arguments, { left, top } = frame.getBoundingClientRect();
  return { x: Math.round(left) + frame.clientLeft, y: Math.round(top) + frame.clientTop }`

const fromOrigin = (action: InputAction, origin: { x: number; y: number }): InputAction =>
  action.type === 'pointerMove' ? { ...action, x: Number(action.x) + origin.x, y: Number(action.y) + origin.y } : action

/** WebKitGTK driven by W3C WebDriver. */
export const startWebKit: StartDriver = async (display, size) => {
  const home = mkdtempSync(join(tmpdir(), 'shuttle-webkit-'))
  const port = await freePort()
  const child = startProcess('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display, HOME: home, XDG_RUNTIME_DIR: home },
  })
  const call = async (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    })
    const { value } = await answer.json()
    if (!answer.ok) throw new Error(`${value.error}: ${value.message}`)
    return value
  }
  while (!(await call('GET', '/status').catch(() => undefined))) {
    if (child.exitCode !== null) throw new Error('WebKitWebDriver did not start')
    await sleep(50)
  }
  const options = { binary: findMiniBrowser(), args: ['--automation'] }
  const { sessionId } = await call('POST', '/session', {
    capabilities: { alwaysMatch: { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options } },
  })
  const session = `/session/${sessionId}`
  const heard: string[] = []
  let origin = { x: 0, y: 0 }
  await call('POST', `${session}/window/rect`, { ...size })
  return {
    open: (url) => call('POST', `${session}/url`, { url }),
    enter: async (frames) => {
      await call('POST', `${session}/frame`, { id: null })
      origin = { x: 0, y: 0 }
      for (const value of frames) {
        const id = await call('POST', `${session}/element`, { using: 'css selector', value })
        const { x, y } = await call('POST', `${session}/execute/sync`, { script: PLACE_OF_CONTENT, args: [id] })
        origin = { x: origin.x + x, y: origin.y + y }
        await call('POST', `${session}/frame`, { id })
      }
    },
    evaluate: async (expression) => {
      const script = `${HEARING}; const result = ${expression}; return [result, window.heardErrors.splice(0)]`
      const [result, errors] = await call('POST', `${session}/execute/sync`, { script, args: [] })
      heard.push(...errors)
      return result
    },
    // WebKit counts the coordinates of a frame from the corner of its window.
    perform: async (sources) => {
      const actions = sources.map((source) => ({
        ...source,
        actions: source.actions.map((one) => fromOrigin(one, origin)),
      }))
      await call('POST', `${session}/actions`, { actions })
    },
    takePicture: async () => Buffer.from(await call('GET', `${session}/screenshot`), 'base64'),
    faults: () => heard,
    stop: async () => {
      await call('DELETE', session).catch(() => undefined)
      await endProcess(child)
      rmSync(home, { recursive: true, force: true })
    },
  }
}
