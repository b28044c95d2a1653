import { texts } from '../../../runtime/texts/pt-PT.js'
import type { Catalogue } from '../english.js'

/** Portuguese outside of Brazil, where it differs. */
export const catalogue: Partial<Catalogue> = {
  ...texts,
  Dismiss: 'Ignorar',
  'Download transcript': 'Transferir a conversa',
  Preview: 'Pré-visualização',
  'Desktop size': 'Vista de computador',
  'Mobile size': 'Vista de telemóvel',
  'You are offline. What is waiting will be sent.':
    'Está sem ligação. O que está pendente será enviado.',
  'You: {text}': 'Eu: {text}',
  'Type a message...': 'Escreva uma mensagem…',
  'Start again? Your answers will be cleared.': 'Recomeçar? As suas respostas serão apagadas.',
  'Choose a file above': 'Escolha um ficheiro acima',
  'Attach a file': 'Anexar um ficheiro',
  'Uploading {name}': 'A enviar {name}',
  'The file could not be uploaded. Please try again.':
    'Não foi possível enviar o ficheiro. Tente novamente.',
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
  'Your time: {time}': 'Na sua hora: {time}',
  'Choose a file or drop it here': 'Escolha um ficheiro ou largue-o aqui',
  'Choose a file': 'Escolha um ficheiro',
  'Address or place': 'Morada ou local',
  'Use my location': 'Usar a minha localização',
  'Finding your location…': 'A procurar a sua localização…',
  'No problem. Please type an address or place instead.':
    'Não há problema. Escreva uma morada ou um local, por favor.',
  'We could not find your location. Please type an address or place instead.':
    'Não foi possível determinar a sua localização. Escreva uma morada ou um local, por favor.',
  'Waiting for the next question': 'A aguardar a próxima pergunta',
  'Waiting for an agent…': 'A aguardar um assistente…',
  'Sending…': 'A enviar…',
  Time: 'Hora',
  'Open in a new tab': 'Abrir num novo separador',
}
