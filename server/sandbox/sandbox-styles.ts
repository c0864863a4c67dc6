/** Look of the sandbox's own pages: deliberately not the look of the site, so that nobody mistakes one for the other. */
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
.cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(7.5rem, 1fr)); gap: 0.5rem; }
button { font: inherit; min-height: 2.75rem; border-radius: 0.5rem; border: 1px solid var(--line); background: var(--soft); color: var(--ink); padding: 0.25rem 0.75rem; cursor: pointer; }
form > p { margin: 0.75rem 0; }
form > p > button { width: 100%; }
button.pay { width: 100%; background: var(--act); border-color: var(--act); color: var(--on-act); font-weight: 600; margin-top: 0.5rem; }
button[aria-disabled="true"] { cursor: progress; }
.field { margin: 0.75rem 0; }
.row { display: grid; grid-template-columns: 1fr 1fr 1fr; gap: 0.75rem; align-items: end; }
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
