import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endProcess, startProcess } from '@shuttle/platform/processes'
import { WebSocket } from 'ws'
import type { StartDriver } from './driver'
import { readFromProcess } from './started-process'

/** Fields of WebDriver BiDi that are read here. */
interface Message {
  id?: number
  method?: string
  params?: { level?: string; text?: string | null; response?: { status: number; url: string } }
  error?: string
  message?: string
  // biome-ignore lint/suspicious/noExplicitAny: each command has a result of its own.
  result?: any
}

/** Policy violations are not in the log by default. */
const REPORT_VIOLATIONS = `() => document.addEventListener('securitypolicyviolation', (event) =>
  console.error(event.effectiveDirective + ' refused ' + event.blockedURI))`

/** Commands over one socket, each answered by its id. */
const connect = async (url: string, hear: (message: Message) => void) => {
  const socket = new WebSocket(url)
  const waiting = new Map<number, { resolve: (result: Message['result']) => void; reject: (error: Error) => void }>()
  let last = 0
  socket.on('message', (data) => {
    const message: Message = JSON.parse(String(data))
    if (typeof message.id !== 'number') return hear(message)
    const command = waiting.get(message.id)
    waiting.delete(message.id)
    if (message.error === undefined) command?.resolve(message.result)
    else command?.reject(new Error(`${message.error}: ${message.message}`))
  })
  socket.on('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('Firefox ended'))
  })
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
  return (method: string, params: object): Promise<Message['result']> =>
    new Promise((resolve, reject) => {
      last += 1
      waiting.set(last, { resolve, reject })
      socket.send(JSON.stringify({ id: last, method, params }))
    })
}

/** Firefox driven by WebDriver BiDi. */
export const startFirefox: StartDriver = async (display, viewport) => {
  // Firefox refuses to run as root in the home of another user.
  const home = mkdtempSync(join(tmpdir(), 'shuttle-firefox-'))
  const args = ['--remote-debugging-port=0', '--no-remote', '--profile', home, 'about:blank']
  const child = startProcess('firefox-esr', args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, DISPLAY: display, HOME: home },
  })
  const heard: string[] = []
  const url = await readFromProcess(child, 2, /WebDriver BiDi listening on (ws:\/\/\S+)/)
  const send = await connect(`${url}/session`, ({ params }) => {
    if (params?.level === 'error') heard.push(`console error: ${params.text}`)
    const { status = 0, url: address } = params?.response ?? {}
    if (status >= 400) heard.push(`status ${status}: ${address}`)
  })
  await send('session.new', { capabilities: {} })
  await send('session.subscribe', { events: ['log.entryAdded', 'network.responseCompleted'] })
  await send('script.addPreloadScript', { functionDeclaration: REPORT_VIOLATIONS })
  const { contexts } = await send('browsingContext.getTree', {})
  const tab: string = contexts[0].context
  let context = tab
  await send('browsingContext.setViewport', { context, viewport })
  const evaluate = async (expression: string) => {
    const { result, exceptionDetails } = await send('script.evaluate', {
      ...{ expression, target: { context }, awaitPromise: false },
    })
    if (exceptionDetails) throw new Error(exceptionDetails.text)
    return result.value
  }
  return {
    open: (address) => send('browsingContext.navigate', { context: tab, url: address, wait: 'complete' }),
    enter: async (frames) => {
      context = tab
      for (const selector of frames) {
        const frame = await evaluate(`document.querySelector(${JSON.stringify(selector)}).contentWindow`)
        context = frame.context
      }
    },
    evaluate,
    perform: (actions) => send('input.performActions', { context, actions }),
    takePicture: async () => {
      const { data } = await send('browsingContext.captureScreenshot', { context: tab })
      return Buffer.from(data, 'base64')
    },
    faults: () => heard,
    stop: async () => {
      await endProcess(child)
      rmSync(home, { recursive: true, force: true })
    },
  }
}
