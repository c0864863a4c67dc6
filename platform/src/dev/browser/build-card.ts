/** Shows build errors over the page until the build succeeds. */
export interface BuildCard {
  show: (app: string, errors: readonly string[]) => void
  clear: (app: string) => void
}

const STYLES = `
:host { all: initial; position: fixed; inset: 0; z-index: 2147483647; display: grid; place-items: start center; overflow: auto; padding: 24px 12px; background: rgb(7 30 37 / 55%); }
section { box-sizing: border-box; width: min(760px, 100%); padding: 20px; border-radius: 16px; border-top: 6px solid #b3261e; background: #fff; color: #10242c; font: 15px/1.5 system-ui, sans-serif; box-shadow: 0 12px 32px -4px rgb(7 30 37 / 40%); }
h1 { margin: 0 0 4px; font-size: 18px; }
p { margin: 0 0 12px; color: #4a5f68; }
pre { margin: 12px 0 0; padding: 12px; overflow: auto; border-radius: 10px; background: #f3f6f7; font: 13px/1.5 ui-monospace, monospace; }
button { min-height: 44px; padding: 0 16px; border: 1px solid #788d96; border-radius: 10px; background: none; color: inherit; font: inherit; cursor: pointer; }
button:focus-visible { outline: 3px solid #0a6478; outline-offset: 2px; }
`

const element = (name: string, text: string): HTMLElement => {
  const made = document.createElement(name)
  made.textContent = text
  return made
}

/**
 * Rendered in a shadow tree with a constructed sheet: no style of the site applies to it, and it needs no exception in
 * the policy.
 */
export const createBuildCard = (): BuildCard => {
  const failing = new Map<string, readonly string[]>()
  const host = document.createElement('development-card')
  const root = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(STYLES)
  root.adoptedStyleSheets = [sheet]

  const draw = () => {
    host.remove()
    if (failing.size === 0) return
    const card = document.createElement('section')
    card.setAttribute('role', 'alert')
    card.append(element('h1', `${[...failing.keys()].join(', ')} does not build`))
    card.append(element('p', 'Save the file again when it is right: this goes away by itself.'))
    for (const errors of failing.values()) card.append(...errors.map((error) => element('pre', error.trim())))
    const hide = element('button', 'Hide')
    hide.addEventListener('click', () => host.remove())
    card.append(document.createElement('br'), hide)
    root.replaceChildren(card)
    document.documentElement.append(host)
  }

  return {
    show: (app, errors) => {
      failing.set(app, errors)
      draw()
    },
    clear: (app) => {
      if (failing.delete(app)) draw()
    },
  }
}
