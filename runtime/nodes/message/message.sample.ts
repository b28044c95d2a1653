export const messageSample = { text: 'Thank you, {name}. We open at seven.' }
