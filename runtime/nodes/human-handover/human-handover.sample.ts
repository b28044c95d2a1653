export const humanHandoverSample = {
  handoverMessage: 'One moment, {name}. Somebody from the bakery will be with you.',
  maxWaitTime: 5,
  priority: 'normal',
  fallbackMessage: 'We are all busy baking. May we call you back?',
}
