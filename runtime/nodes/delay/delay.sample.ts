export const delaySample = { delay: 2 }
