import styles from './completion.module.css'
import type { NameOffer } from './names-for.js'

/** The variables that are offered below a field; the focus stays in the field. */
export function OfferList({
  id,
  offers,
  active,
  onTake,
}: {
  readonly id: string
  readonly offers: readonly NameOffer[]
  readonly active: number
  readonly onTake: (name: string) => void
}) {
  const told = offers[active]
  return (
    <>
      {offers.length > 0 && (
        <div id={id} role="listbox" aria-label="Variables" className={styles.list}>
          {offers.map(({ name, from }, place) => (
            // biome-ignore lint/a11y/useFocusableInteractive: the field has the focus and names what is active
            // biome-ignore lint/a11y/useKeyWithClickEvents: keys are read at the field
            <div
              key={name}
              id={`${id}-${place}`}
              role="option"
              aria-selected={place === active}
              className={styles.offer}
              onPointerDown={event => event.preventDefault()}
              onClick={() => onTake(name)}
            >
              <span className={styles.name}>{`{${name}}`}</span>
              <span className={styles.from}>{from}</span>
            </div>
          ))}
        </div>
      )}
      <div role="status" className={styles.told}>
        {told &&
          `${offers.length === 1 ? '1 variable' : `${offers.length} variables`}. ${told.name}, ${told.from}`}
      </div>
    </>
  )
}
