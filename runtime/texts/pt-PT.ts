import type { BotTexts } from '../node/bot-texts.js'

/** Portuguese outside of Brazil, where it differs. */
export const texts: BotTexts = {
  'Please enter a valid email address': 'Introduza um endereço de e-mail válido',
  'Please enter a valid number': 'Introduza um número válido',
  'Please enter a valid url': 'Introduza um endereço web válido',
  'Please enter a valid phone number': 'Introduza um número de telefone válido',
  'Please enter a valid date': 'Introduza uma data válida',
  'Please upload a file smaller than 5MB': 'Envie um ficheiro com menos de 5 MB',
  'Nice to meet you, {name}': 'Muito prazer, {name}',
  '{name} has joined the chat': '{name} entrou na conversa',
  '{name} has left the chat': '{name} saiu da conversa',
  'An agent': 'Um assistente',
  'Please enter a valid time': 'Introduza uma hora válida',
  'Please enter a time from {from} to {to}': 'Introduza uma hora entre {from} e {to}',
  'Did you mean {one} or {other}?': 'Refere-se a {one} ou a {other}?',
  'Do you mean “{intent}”?': 'Refere-se a «{intent}»?',
}
