/** A quote of the slider. */
export interface Testimonial {
  /** The initials that stand for a picture. */
  readonly image: string
  readonly quote: string
  readonly name: string
  readonly role: string
  readonly company: string
  /** The template that the company stands for. */
  readonly template: string
  /** Where the company's name leads. */
  readonly link: string
}

/** Said beside the quotes, so that nobody takes the firms for real. */
export const testimonialsNote =
  'Mill Street Bakery, Elm Court and Fern & Clay are the firms of our example chatbots. Their names lead to the templates.'

/** Three quotes from the firms of the example bots. */
export const testimonials: readonly Testimonial[] = [
  {
    image: 'RC',
    quote:
      'Orders used to come by phone at six in the morning, with my hands in the dough. Now they are printed when I arrive: name, day, bread, sum. I still take calls. They are about recipes.',
    name: 'Ruth Calder',
    role: 'Baker',
    company: 'Mill Street Bakery',
    template: 'bakery',
    link: '/templates/food-and-beverage',
  },
  {
    image: 'DM',
    quote:
      'The question that mattered to us was pain at night. The chat gives the emergency number first and books afterwards. It took an afternoon, most of it spent on our opening hours.',
    name: 'Daniel Marsh',
    role: 'Practice manager',
    company: 'Elm Court',
    template: 'dentist',
    link: '/templates/healthcare-and-wellness',
  },
  {
    image: 'IF',
    quote:
      'Half of our mail was ‘Where is my parcel?’. The chat looks it up, and when it cannot, it says so and fetches one of us. Customers forgive nearly everything but being left in a circle.',
    name: 'Isla Fern',
    role: 'Potter and owner',
    company: 'Fern & Clay',
    template: 'pottery-shop',
    link: '/templates/ecommerce-and-retail',
  },
]
