import type { ChannelWords } from './channel-words.js'

/** Italian. */
export const words: ChannelWords = {
  hints: {
    pick: 'Scelga un’opzione.',
    number: 'Risponda con un numero dell’elenco.',
    numbers: 'Risponda con uno o più numeri, ad esempio 1,3.',
    between: (from, to) => `Risponda con un numero da ${from} a ${to}.`,
    date: example => `Risponda con una data, ad esempio ${example}.`,
    time: example => `Risponda con un orario, ad esempio ${example}.`,
    times: (from, to) => `Risponda con un orario tra ${from} e ${to}.`,
    days: names => `Tranne ${names}.`,
    file: size => `Invii un file di massimo ${size}.`,
    orFile: size => `Può rispondere anche con un file di massimo ${size}.`,
    location: 'Condivida la Sua posizione o scriva un indirizzo.',
    inputs: {
      text: 'Scriva la Sua risposta.',
      name: 'Scriva il Suo nome.',
      email: 'Scriva il Suo indirizzo e-mail.',
      number: 'Scriva un numero, ad esempio 12.',
      url: 'Scriva un indirizzo web.',
      tel: 'Scriva il Suo numero di telefono, ad esempio +44 20 7946 0958.',
    },
    more: 'Altro',
    show: 'Mostra opzioni',
    otherDay: 'Altra data',
    ticks: 'Scelga un’opzione dopo l’altra, poi «Fine».',
    done: 'Fine',
  },
  notes: {
    unsupported: 'Mi dispiace, qui non riesco a leggerlo. Lo scriva, per favore.',
    answered: 'A questa domanda è già stata data una risposta.',
    lost: 'Mi dispiace, il file non è arrivato. Lo invii di nuovo, per favore.',
    stopped: 'Non riceverà altri messaggi. Scriva START per ricominciare.',
    help: 'Questa è una chat automatica. Scriva STOP per non ricevere altri messaggi.',
  },
}
