import type { ChannelWords } from './channel-words.js'

/** Spanish. */
export const words: ChannelWords = {
  hints: {
    pick: 'Elija una opción.',
    number: 'Responda con un número de la lista.',
    numbers: 'Responda con uno o varios números, por ejemplo 1,3.',
    between: (from, to) => `Responda con un número de ${from} a ${to}.`,
    date: example => `Responda con una fecha, por ejemplo ${example}.`,
    time: example => `Responda con una hora, por ejemplo ${example}.`,
    times: (from, to) => `Responda con una hora entre ${from} y ${to}.`,
    days: names => `Excepto ${names}.`,
    file: size => `Envíe un archivo de hasta ${size}.`,
    orFile: size => `También puede responder con un archivo de hasta ${size}.`,
    location: 'Comparta su ubicación o escriba una dirección.',
    inputs: {
      text: 'Escriba su respuesta.',
      name: 'Escriba su nombre.',
      email: 'Escriba su dirección de correo electrónico.',
      number: 'Escriba un número, por ejemplo 12.',
      url: 'Escriba una dirección web.',
      tel: 'Escriba su número de teléfono, por ejemplo +44 20 7946 0958.',
    },
    more: 'Ver más',
    show: 'Ver opciones',
    otherDay: 'Otra fecha',
    ticks: 'Elija las opciones una tras otra y después «Listo».',
    done: 'Listo',
  },
  notes: {
    unsupported: 'Lo siento, aquí no puedo leer esto. Escríbalo, por favor.',
    answered: 'Esta pregunta ya se ha respondido.',
    lost: 'Lo siento, el archivo no ha llegado. Envíelo de nuevo, por favor.',
    stopped: 'Ya no recibirá más mensajes. Escriba START para volver a empezar.',
    help: 'Este es un chat automático. Escriba STOP para no recibir más mensajes.',
  },
}
