/** Look of the sandbox's slide; light and dark follow the device. */
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
