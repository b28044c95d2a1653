import type { ChannelWords } from './channel-words.js'

/** Portuguese. */
export const words: ChannelWords = {
  hints: {
    pick: 'Escolha uma opção.',
    number: 'Responda com um número da lista.',
    numbers: 'Responda com um ou mais números, por exemplo 1,3.',
    between: (from, to) => `Responda com um número de ${from} a ${to}.`,
    date: example => `Responda com uma data, por exemplo ${example}.`,
    time: example => `Responda com um horário, por exemplo ${example}.`,
    times: (from, to) => `Responda com um horário entre ${from} e ${to}.`,
    days: names => `Exceto ${names}.`,
    file: size => `Envie um arquivo de até ${size}.`,
    orFile: size => `Você também pode responder com um arquivo de até ${size}.`,
    location: 'Compartilhe sua localização ou digite um endereço.',
    inputs: {
      text: 'Digite sua resposta.',
      name: 'Digite seu nome.',
      email: 'Digite seu endereço de e-mail.',
      number: 'Digite um número, por exemplo 12.',
      url: 'Digite um endereço web.',
      tel: 'Digite seu número de telefone, por exemplo +44 20 7946 0958.',
    },
    more: 'Ver mais',
    show: 'Ver opções',
    otherDay: 'Outra data',
    ticks: 'Escolha uma opção após a outra e depois “Concluir”.',
    done: 'Concluir',
  },
  notes: {
    unsupported: 'Desculpe, não consigo ler isso aqui. Escreva em texto, por favor.',
    answered: 'Esta pergunta já foi respondida.',
    lost: 'Desculpe, o arquivo não chegou. Envie novamente, por favor.',
    stopped: 'Você não receberá mais mensagens. Escreva START para começar de novo.',
    help: 'Este é um chat automático. Escreva STOP para não receber mais mensagens.',
  },
}
