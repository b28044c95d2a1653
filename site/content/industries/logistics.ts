import type { IndustryContent } from './industry-content.js'

/** Carriers, forwarders and warehouses. */
export const logistics: IndustryContent = {
  title: 'Freight prices before the telephone is picked up',
  lead: 'A logistics chatbot that takes route and weight, knows when a load needs its own truck, names the customs papers, and hands the night’s questions to the night desk.',
  problem: {
    title: 'Dispatch is a call centre by accident',
    text: 'Four people plan two hundred pallets, and each of those pallets has somebody who calls: where is it, what does it cost, which papers? Planning happens between the calls, so it happens badly.',
  },
  solution: [
    'Takes route and weight, and separates part loads from full trucks by a limit that you set',
    'Gives people with a label number the desk that can see the scans',
    'Lists the papers for abroad, in the number of copies that customs wants',
  ],
  figures: [
    'industries.logistics.figure-1',
    'industries.logistics.figure-2',
    'industries.logistics.figure-3',
  ],
  blocks: [
    {
      title: 'Part load or whole truck',
      text: 'Weight decides. Below your limit a price is sent at once, above it a dispatcher calculates by hand, and the customer knows which of the two it is.',
      picture: {
        kind: 'ways',
        alt: 'A condition on the weight, with its two ways',
        step: 'Weight in kilograms',
        exits: [
          ['Up to 2,400', 'Price by mail, now'],
          ['More', 'A dispatcher calculates'],
        ],
      },
    },
    {
      title: 'Scans, read aloud',
      text: 'Your tracking system knows where a pallet is. A webhook asks it with the label’s number and says the last scan in a sentence, with the hour.',
      picture: {
        kind: 'talk',
        alt: 'The chat says where a pallet was scanned last',
        lines: [
          ['user', 'HF 20911'],
          ['bot', 'Scanned in Hull at 02:14. It is on tour 7 and should be with you by noon.'],
        ],
      },
    },
    {
      title: 'Papers, complete at the border',
      text: 'Two questions tell whether an invoice in three copies is needed or a delivery note is enough. Drivers read it on their telephone, in their language.',
      picture: {
        kind: 'record',
        alt: 'A list of papers for a load that leaves the country',
        title: 'For the driver, tour 7',
        rows: [
          ['Invoice', '3 copies'],
          ['Customs numbers', 'Both sides'],
          ['Declaration', 'Filed by us'],
        ],
      },
    },
    {
      title: 'Ramps by appointment',
      text: 'Carriers choose a free quarter of an hour at your gate. The yard sees a list in the morning, and the queue on the road is shorter.',
      picture: {
        kind: 'times',
        alt: 'Free times at two ramps, ramp 2 at 7:15 is chosen',
        title: 'Unloading, Thursday',
        days: [
          ['Ramp 1', '6:00', '8:30'],
          ['Ramp 2', '6:45', '7:15', '9:00'],
        ],
        chosen: 'Ramp 2 7:15',
      },
    },
  ],
  steps: [
    {
      title: 'Mark where calls come from',
      text: 'For one day: price, place or paper? The largest heap is where the flow begins.',
    },
    {
      title: 'Put your limits in',
      text: 'Weight of a part load, cut-off hour, countries. They are numbers in conditions, and can be changed on a Friday.',
    },
    {
      title: 'Hand it to drivers and shippers',
      text: 'One chat on the page, and the same address as a code on the label, for those who stand at the gate.',
    },
  ],
  testimonial: 'industries.logistics.quote',
  faq: [
    {
      name: 'Shipments',
      icon: 'truck',
      questions: [
        {
          question: 'Can it track pallets of several carriers?',
          answer:
            'Yes, with a condition on the first letters of the number and a call to the right system behind it. What no system knows goes to your night desk.',
        },
        {
          question: 'Can it quote with today’s diesel surcharge?',
          answer:
            'Reckon with a variable and change it on Mondays, or ask your price service each time. The mail should say until when the price holds.',
        },
        {
          question: 'Do drivers need an app?',
          answer:
            'No. It is a page with a chat that runs in any browser, on a slow connection too, and goes on where it was after a tunnel.',
        },
      ],
    },
    {
      name: 'Yard and papers',
      icon: 'clipboard-list',
      questions: [
        {
          question: 'Can a driver send a photograph of damage?',
          answer:
            'A step for files takes pictures from the camera, up to 5 MB. Ask for the number of the load in the same way, and both arrive together.',
        },
        {
          question: 'How are languages of drivers handled?',
          answer:
            'Translate the flow’s texts into those that you meet at the gate. The browser’s language decides, and the order of the questions stays the same.',
        },
      ],
    },
    {
      name: 'Operations',
      icon: 'activity',
      questions: [
        {
          question: 'What if our tracking is down?',
          answer:
            'A call that fails leaves by an exit of its own. Write there whom to ring, and the chat never stands before a closed door.',
        },
        {
          question: 'Can I see what was asked at night?',
          answer:
            'Results list every stored conversation by hour, searchable, and can be exported for the meeting in the morning.',
        },
      ],
    },
  ],
  category: 'b2b-services',
}
