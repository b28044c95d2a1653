/** The owner of bots and keys for which nobody else is named: the account to which everything belongs that was there before anybody could sign in. */
export const firstOwner = 'owner'
