/** Text inside an attribute or element. */
export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** Pages of the sandbox run their own files only. Any merchant may frame the checkout page, as with the gateway. */
export const pageHeaders = (
  frameAncestors: "'none'" | '*',
  /** Other targets of forms: back to the merchant. */
  formOrigins: readonly string[] = [],
): Record<string, string> => ({
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    "img-src 'self' data:",
    "base-uri 'none'",
    `form-action ${["'self'", ...formOrigins].join(' ')}`,
    `frame-ancestors ${frameAncestors}`,
  ].join('; '),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
})

/** Styles of the sandbox's own pages: deliberately unlike the site, so that the two are not confused. */
export const SANDBOX_STYLES = `
:root { color-scheme: light dark; --ink: #1b1f24; --paper: #ffffff; --soft: #f1f3f5; --line: #767d86; --act: #1f4fa3; --on-act: #ffffff; --warn: #6b3e00; --warn-paper: #fff1d6; --bad: #a3161a; --good: #14613a; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e9ecef; --paper: #16191d; --soft: #22272d; --line: #8b949e; --act: #8fb7ff; --on-act: #0b1a33; --warn: #ffd58a; --warn-paper: #3a2a0a; --bad: #ff9b92; --good: #7fd6a4; }
}
* { box-sizing: border-box; }
body { margin: 0; min-height: 100dvh; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, -apple-system, "PingFang SC", "PingFang HK", "Noto Sans CJK SC", sans-serif; }
main { max-width: 30rem; margin: 0 auto; padding: 1rem; }
main.wide { max-width: 56rem; }
h1 { font-size: 1.375rem; margin: 0.75rem 0 0.25rem; }
.note { margin-top: 0; background: var(--warn-paper); color: var(--warn); border: 1px solid currentColor; border-radius: 0.5rem; padding: 0.75rem; }
.note strong { display: block; }
.sum { font-size: 1.75rem; font-weight: 600; margin: 0.25rem 0 1rem; }
fieldset { border: 1px solid var(--line); border-radius: 0.5rem; margin: 1rem 0; padding: 0.5rem 0.75rem 0.75rem; }
legend { padding: 0 0.25rem; }
.cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 7.5rem), 1fr)); gap: 0.5rem; }
button { font: inherit; min-height: 2.75rem; border-radius: 0.5rem; border: 1px solid var(--line); background: var(--soft); color: var(--ink); padding: 0.25rem 0.75rem; cursor: pointer; }
form > p { margin: 0.75rem 0; }
form > p > button { width: 100%; }
button.pay { width: 100%; background: var(--act); border-color: var(--act); color: var(--on-act); font-weight: 600; margin-top: 0.5rem; }
button[aria-disabled="true"] { cursor: progress; }
.field { margin: 0.75rem 0; }
.row { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 5.5rem), 1fr)); gap: 0.75rem; align-items: end; }
label { display: block; }
input, select { font: inherit; color: inherit; background: var(--paper); width: 100%; min-height: 2.75rem; border: 1px solid var(--line); border-radius: 0.5rem; padding: 0.25rem 0.75rem; }
input[aria-invalid="true"] { border-color: var(--bad); border-width: 2px; }
.wrong { color: var(--bad); margin: 0.25rem 0 0; min-height: 0; }
.wrong:empty { display: none; }
#outcome { font-weight: 600; }
#outcome[data-kind="bad"] { color: var(--bad); }
#outcome[data-kind="good"] { color: var(--good); }
:focus-visible { outline: 3px solid var(--act); outline-offset: 2px; }
table { border-collapse: collapse; width: 100%; }
th, td { border-bottom: 1px solid var(--line); padding: 0.5rem; text-align: start; vertical-align: top; overflow-wrap: anywhere; }
.scroll { overflow-x: auto; }
.grid { display: grid; grid-template-columns: repeat(auto-fill, minmax(11rem, 1fr)); gap: 0.75rem; }
`

/** Styles of the sandbox's slide; light and dark follow the device. */
export const SLIDE_STYLES = `
.nc-slide { --ink: #1b1f24; --track: #e6eaee; --line: #767d86; --done: #cdeedd; --done-ink: #14613a; --knob: #ffffff; --act: #1f4fa3; --bad: #a3161a; }
@media (prefers-color-scheme: dark) {
  .nc-slide { --ink: #e9ecef; --track: #2a3036; --line: #8b949e; --done: #1d4733; --done-ink: #a8ecc6; --knob: #14181c; --act: #8fb7ff; --bad: #ff9b92; }
}
.nc-slide { position: relative; height: 48px; margin: 2px; border: 1px solid var(--line); border-radius: 8px; background: var(--track); color: var(--ink); font: 14px/1.2 system-ui, -apple-system, "PingFang SC", "PingFang HK", "Noto Sans CJK SC", sans-serif; overflow: hidden; touch-action: none; user-select: none; -webkit-user-select: none; }
.nc-fill { position: absolute; inset: 0 auto 0 0; width: 0; background: var(--done); }
.nc-text { position: absolute; inset: 0 4px 0 54px; display: flex; align-items: center; justify-content: center; text-align: center; margin: 0; }
.nc-slide[data-state=passed] .nc-text { color: var(--done-ink); font-weight: 600; inset: 0 54px 0 4px; }
.nc-slide[data-state=failed] .nc-text { color: var(--bad); }
.nc-knob { position: absolute; top: 0; left: 0; width: 48px; height: 46px; border: 0; border-radius: 7px; background: var(--knob); color: var(--act); font-size: 20px; cursor: grab; touch-action: none; box-shadow: 0 0 0 1px var(--line); }
.nc-knob:focus-visible { outline: 3px solid var(--act); outline-offset: -3px; }
`
