import { useModel } from '../model/widget-model.js'
import { Icon } from './icons.js'

/** Stands in place of what could not be loaded, in its shape, and says what it was. */
export function Broken({ name }: { name: string }) {
  const { t } = useModel()
  return (
    <p className="broken" part="broken">
      <Icon path="M12 4 2.5 20h19ZM12 10v4M12 17h.01" />
      <span dir="auto">{t('Could not be loaded: {name}', { name })}</span>
    </p>
  )
}
