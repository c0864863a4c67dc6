/** One sample of telephone speech (ITU-T G.711) as 16-bit amplitude. */
export const decodeMuLaw = (code: number): number => {
  const bits = ~code & 0xff
  const magnitude = ((((bits & 0x0f) << 3) + 0x84) << ((bits & 0x70) >> 4)) - 0x84
  return (bits & 0x80) === 0 ? magnitude : -magnitude
}
