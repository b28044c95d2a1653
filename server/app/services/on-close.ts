/** Takes what closes a service. In the end each is closed before those that were there when it was made. */
export type OnClose = (close: () => Promise<void>) => void
