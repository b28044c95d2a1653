/** The launcher's default icon, a speech bubble with three dots on a grid of 24; the loader draws it too. */
export const chatIconPath =
  'M12 3.5c5 0 9 3.4 9 7.8s-4 7.8-9 7.8c-1 0-2-.1-2.9-.4L4.5 20.5l1.1-3.7C4 15.4 3 13.5 3 11.3c0-4.4 4-7.8 9-7.8ZM8.5 11.3h.01M12 11.3h.01M15.5 11.3h.01'
