import type { FramePolicy } from '../modules/money/payments'
import type { MastercardFrameData } from './frame-data'
import { type FramePage, framePage, sourceList } from './frame-page'

const STYLE = 'html,body,#checkout{height:100%;margin:0}:root{color-scheme:light dark}iframe{display:block;border:0}'

/**
 * The document in which the card provider's script runs: its page framed, its callbacks named, no requests of its own.
 */
export const mastercardDocument = (
  policy: FramePolicy,
  { framedBy, script }: { framedBy: readonly string[]; script: string },
): FramePage =>
  framePage({
    title: 'Card payment',
    style: STYLE,
    script,
    framedBy,
    data: { display: policy.display } satisfies MastercardFrameData,
    place: 'checkout',
    provider: {
      scriptUrl: policy.scriptUrl,
      attributes: {
        'data-error': 'paymentFrameError',
        'data-cancel': 'paymentFrameCancel',
        'data-timeout': 'paymentFrameTimeout',
        'data-complete': 'paymentFrameComplete',
      },
    },
    foreign: { scripts: policy.script, styles: [] },
    directives: [
      `frame-src ${sourceList(policy.frame)}`,
      `connect-src ${sourceList(policy.connect)}`,
      `form-action ${sourceList(policy.formAction)}`,
    ],
    permissions: `camera=(), geolocation=(), microphone=(), payment=(${['self', ...policy.frame.map((it) => `"${it}"`)].join(' ')})`,
  })
