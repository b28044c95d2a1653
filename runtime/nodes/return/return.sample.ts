export const returnSample = {}
