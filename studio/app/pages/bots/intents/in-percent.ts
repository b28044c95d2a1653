/** A share from 0 to 1, as people read it. */
export const inPercent = (share: number): string => `${Math.round(share * 100)} %`
