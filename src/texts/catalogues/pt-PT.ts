import type { Catalogue } from '../english.js'

/** Portuguese outside of Brazil, where it differs. */
export const catalogue: Partial<Catalogue> = {
  'Please enter a valid email address': 'Introduza um endereço de e-mail válido',
  'Please enter a valid number': 'Introduza um número válido',
  'Please enter a valid url': 'Introduza um endereço web válido',
  'Please enter a valid phone number': 'Introduza um número de telefone válido',
  'Please enter a valid date': 'Introduza uma data válida',
  'Please upload a file smaller than 5MB': 'Envie um ficheiro com menos de 5 MB',
  'Nice to meet you, {name}': 'Muito prazer, {name}',
  Dismiss: 'Ignorar',
  Preview: 'Pré-visualização',
  'Desktop size': 'Vista de computador',
  'Mobile size': 'Vista de telemóvel',
  'You: {text}': 'Eu: {text}',
  'Type a message...': 'Escreva uma mensagem…',
  'Attach a file': 'Anexar um ficheiro',
  'Uploading {name}': 'A enviar {name}',
  'The file could not be uploaded. Please try again.': 'Não foi possível enviar o ficheiro. Tente novamente.',
  Support: 'Apoio ao cliente',
  'Hi, how can I help?': 'Olá! Em que posso ajudar?',
  'Search emojis': 'Procurar emojis',
  'Loading…': 'A carregar…',
  'Smileys and people': 'Caras e pessoas',
  'Food and drink': 'Comida e bebidas',
  'File: {name}': 'Ficheiro: {name}',
  'Link: {name}': 'Ligação: {name}',
  Done: 'Concluído',
  'Next month': 'Mês seguinte',
  'Choose a file or drop it here': 'Escolha um ficheiro ou largue-o aqui',
  'Address or place': 'Morada ou local',
  'Use my location': 'Usar a minha localização',
  'Finding your location…': 'A procurar a sua localização…',
  'No problem. Please type an address or place instead.':
    'Não há problema. Escreva uma morada ou um local, por favor.',
  'We could not find your location. Please type an address or place instead.':
    'Não foi possível determinar a sua localização. Escreva uma morada ou um local, por favor.',
}
