export type InputAction = Readonly<Record<string, string | number>>

/** Input of a user, in the wire form that W3C WebDriver and WebDriver BiDi share. */
export interface InputSource {
  type: 'key' | 'pointer'
  id: string
  parameters?: { pointerType: 'mouse' }
  actions: readonly InputAction[]
}

/** One browser with one tab, driven from outside. */
export interface Driver {
  open(url: string): Promise<void>
  /**
   * Makes the frame at the end of a path of selectors the target of `evaluate` and `perform`; the tab itself for an
   * empty path.
   */
  enter(frames: readonly string[]): Promise<void>
  /** The value of a JavaScript expression that is a string or nothing. */
  evaluate(expression: string): Promise<unknown>
  perform(sources: readonly InputSource[]): Promise<void>
  /** PNG of the window. */
  takePicture(): Promise<Buffer>
  /** Console errors and uncaught exceptions so far, as far as the engine reports them. */
  faults(): readonly string[]
  stop(): Promise<void>
}

export interface WindowSize {
  width: number
  height: number
}

export type StartDriver = (display: string, size: WindowSize) => Promise<Driver>
