/** An image, as wide as its bubble. */
export const image = `
.bot-bubble[data-kind=image] { flex: 0 1 270px; overflow: hidden }
.image { display: block; width: 100%; max-height: 260px; border-radius: inherit; object-fit: cover }
`
