export type ChannelMessage = { type: 'signed-in'; memberId: string } | { type: 'signed-out' }

export interface SessionChannel {
  post: (message: ChannelMessage) => void
  listen: (listener: (message: ChannelMessage) => void) => void
}

/** Tabs of one browser share the cookie, so they must agree about who is signed in. */
export const openSessionChannel = (): SessionChannel => {
  let channel: BroadcastChannel
  try {
    channel = new BroadcastChannel('shuttle-session')
  } catch {
    // Browsers that block storage may refuse the channel too: each tab is alone then.
    return { post: () => undefined, listen: () => undefined }
  }
  return {
    post: (message) => channel.postMessage(message),
    listen: (listener) => {
      channel.addEventListener('message', (event: MessageEvent<ChannelMessage>) => listener(event.data))
    },
  }
}
