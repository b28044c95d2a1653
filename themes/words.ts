/** The customizations that visitors read; a bot may translate them. */
export const wordFields = ['logoText', 'tagline', 'customBrand', 'chatIconCtaText'] as const
