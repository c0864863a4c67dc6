export interface SandboxOptions {
  /** The one merchant profile the gateway knows. */
  merchant: string
  password: string
  /** Milliseconds since the epoch; session ends and late money follow it. */
  now: () => number
  /** Shown in `X-Notification-Secret` when an order names an address to notify. */
  notificationSecret?: string
  /** Built browser scripts by name: `sandbox-checkout`, `sandbox-card-form`, `sandbox-fault-panel`. */
  scripts: { read: (name: string) => string }
}
