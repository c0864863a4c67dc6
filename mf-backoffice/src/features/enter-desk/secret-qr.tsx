import { QRCodeSVG } from 'qrcode.react'

/** Edge of the code in pixels, its quiet zone included. */
const QR_PX = 208

/** The address of the secret as a code that an authenticator app scans. */
export const SecretQr = ({ uri, title }: { open: boolean; uri: string; title: string }) => (
  <QRCodeSVG value={uri} size={QR_PX} level="M" marginSize={4} role="img" title={title} />
)
