import { QRCodeSVG } from 'qrcode.react'

/** Edge of the code in pixels, its quiet zone included. */
const QR_PX = 208

/** The secret's URI as a QR code for an authenticator app. */
export const SecretQr = ({ uri, title }: { open: boolean; uri: string; title: string }) => (
  <QRCodeSVG value={uri} size={QR_PX} level="M" marginSize={4} role="img" title={title} />
)
