/** What members of an account may be, the most powerful first. */
export const roles = ['owner', 'editor', 'agent'] as const

/** What a member may do: an owner everything, an editor all but members and keys, an agent what the desk needs. */
export type Role = (typeof roles)[number]
