/** Whether a browser sends the request for a page of another origin; a client without the header is trusted. */
export const isOfAnotherPage = (headers: { 'sec-fetch-site'?: string | string[] | undefined }): boolean => {
  const site = headers['sec-fetch-site']
  return site !== undefined && site !== 'same-origin' && site !== 'none'
}
