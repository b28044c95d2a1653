import type { BotText } from '../node/bot-texts.js'

/** Portuguese. */
export const texts: Readonly<Record<BotText, string>> = {
  'Please enter a valid email address': 'Insira um endereço de e-mail válido',
  'Please enter a valid number': 'Insira um número válido',
  'Please enter a valid url': 'Insira um endereço web válido',
  'Please enter a valid phone number': 'Insira um número de telefone válido',
  'Please enter a valid date': 'Insira uma data válida',
  'Please upload a file smaller than 5MB': 'Envie um arquivo com menos de 5 MB',
  'Sorry, no time slots are available on {day}. Please choose a different date.':
    'Infelizmente, não há horários disponíveis neste dia ({day}). Escolha outra data.',
  'Nice to meet you, {name}': 'Prazer em conhecer você, {name}',
  Yes: 'Sim',
  No: 'Não',
  Worst: 'Péssimo',
  Best: 'Ótimo',
  '{name} has joined the chat': '{name} entrou no chat',
  '{name} has left the chat': '{name} saiu do chat',
  'An agent': 'Um atendente',
  'Please enter a valid time': 'Insira um horário válido',
  'Please enter a time from {from} to {to}': 'Insira um horário entre {from} e {to}',
  Choose: 'Escolher',
  Continue: 'Continuar',
  'Pay {amount}': 'Pagar {amount}',
  Pay: 'Pagar',
  'I have paid': 'Já paguei',
  'Did you mean {one} or {other}?': 'Você quis dizer {one} ou {other}?',
  'Do you mean “{intent}”?': 'Você quis dizer “{intent}”?',
  'for example {example}': 'por exemplo, {example}',
  '{day} cannot be chosen. Please choose a different date.':
    'Esse dia não pode ser escolhido ({day}). Escolha outra data.',
  'Sorry, this time has just been taken. Please choose another one.':
    'Desculpe, este horário acabou de ser ocupado. Escolha outro.',
  'Sorry, there are no free times at the moment.': 'Desculpe, não há horários livres no momento.',
  'This time could not be booked. We will get back to you.':
    'Não foi possível reservar este horário. Entraremos em contato.',
}
