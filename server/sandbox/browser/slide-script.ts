/// <reference lib="dom" />
import { SLIDE_TEXTS, type SlideLanguage } from './slide-texts'

/**
 * The script that sites load, with the interface of the slide service: `AWSC.use('nc', (state, module) => module.init({
 * appkey, scene, renderTo, language, success, fail, error }))`. The slide works by touch, mouse or arrow keys.
 */
interface Options {
  appkey: string
  scene: string
  /** Id of an element, with or without `#`. */
  renderTo: string
  language?: SlideLanguage
  success?: (proof: { sessionId: string; sig: string; token: string }) => void
  fail?: (code: unknown) => void
  error?: (code: unknown) => void
}

const KNOB = 48
const STEP = 0.1
const { origin } = new URL((document.currentScript as HTMLScriptElement).src)

const element = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag, name: string): HTMLElementTagNameMap[Tag] => {
  const made = document.createElement(tag)
  made.className = name
  return made
}

const draw = (target: Element) => {
  const stylesheet = Object.assign(document.createElement('link'), {
    rel: 'stylesheet',
    href: `${origin}/static/sandbox-slide.css`,
  })
  document.head.append(stylesheet)
  const [slide, fill, text, knob] = [
    element('div', 'nc-slide'),
    element('div', 'nc-fill'),
    element('p', 'nc-text'),
    element('button', 'nc-knob'),
  ]
  text.setAttribute('role', 'status')
  text.id = 'nc-text'
  knob.type = 'button'
  knob.textContent = '»'
  knob.setAttribute('role', 'slider')
  knob.setAttribute('aria-valuemin', '0')
  knob.setAttribute('aria-valuemax', '100')
  slide.append(fill, text, knob)
  target.replaceChildren(slide)
  return { slide, fill, text, knob }
}

const init = (options: Options) => {
  const target = document.getElementById(options.renderTo.replace(/^#/, ''))
  if (!target) {
    options.error?.('renderTo')
    return undefined
  }
  const texts = SLIDE_TEXTS[options.language ?? 'cn'] ?? SLIDE_TEXTS.cn
  const { slide, fill, text, knob } = draw(target)
  const token = [options.appkey, Math.random(), Math.random()].join(':')
  knob.setAttribute('aria-label', texts.start)
  let begun: number | undefined
  let isOpen = true

  const showState = (state: 'start' | 'checking' | 'passed' | 'failed' | 'unreachable'): void => {
    slide.dataset.state = state
    text.textContent = texts[state]
  }
  const place = (part: number): number => {
    const way = Math.max(0, Math.min(1, part))
    const left = way * (slide.clientWidth - KNOB)
    knob.style.left = `${left}px`
    fill.style.width = `${left + KNOB / 2}px`
    knob.setAttribute('aria-valuenow', String(Math.round(way * 100)))
    return way
  }
  const reset = (): void => {
    begun = undefined
    isOpen = true
    place(0)
  }
  const analyze = async (milliseconds: number): Promise<void> => {
    isOpen = false
    showState('checking')
    const took = String(Math.round(milliseconds))
    const { appkey, scene } = options
    try {
      const answer = await fetch(`${origin}/nocaptcha/analyze?${new URLSearchParams({ appkey, scene, token, took })}`)
      const { code, sessionId, sig } = (await answer.json()) as { code: number; sessionId: string; sig: string }
      if (code === 0) {
        showState('passed')
        options.success?.({ sessionId, sig, token })
        return
      }
      reset()
      showState('failed')
      options.fail?.(code)
    } catch (error) {
      showState('unreachable')
      options.error?.(String(error))
    }
  }
  const move = (part: number, at: number): void => {
    if (!isOpen) return
    begun ??= at
    if (place(part) >= 1) void analyze(at - begun)
  }

  let grip: number | undefined
  knob.addEventListener('pointerdown', (event) => {
    if (!isOpen) return
    grip = event.clientX - knob.offsetLeft
    begun = event.timeStamp
    knob.setPointerCapture(event.pointerId)
  })
  knob.addEventListener('pointermove', (event) => {
    if (grip !== undefined) move((event.clientX - grip) / (slide.clientWidth - KNOB), event.timeStamp)
  })
  const letGo = (): void => {
    grip = undefined
    if (isOpen) reset()
  }
  knob.addEventListener('pointerup', letGo)
  knob.addEventListener('pointercancel', letGo)
  knob.addEventListener('keydown', ({ key, timeStamp }) => {
    const now = Number(knob.getAttribute('aria-valuenow')) / 100
    if (key === 'ArrowRight' || key === 'ArrowUp') move(now + STEP, timeStamp)
    if (key === 'ArrowLeft' || key === 'ArrowDown') move(now - STEP, timeStamp)
  })
  place(0)
  showState('start')
  return { reset, reload: reset }
}

const AWSC = {
  use: (name: string, ready: (state: string, module: { init: typeof init } | undefined) => void): void => {
    if (name === 'nc') ready('loaded', { init })
    else ready('error', undefined)
  },
}
Object.assign(window, { AWSC })
