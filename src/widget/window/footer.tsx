import { GraphIcon } from '../../kit/icons.js'
import { useLooks, useModel } from '../../model/widget-model.js'

/** Whose chat this is: ours, the owner's own brand, or nothing. */
export function Footer() {
  const { hideBrand, enableCustomBrand, customBrand, customBrandLink } = useLooks()
  const { t } = useModel()
  if (hideBrand) return null
  return (
    <div className="footer" part="footer">
      {enableCustomBrand ? (
        <Brand name={customBrand} link={customBrandLink} />
      ) : (
        <>
          {t('Powered by')} <GraphIcon /> <strong>Talkgraph</strong>
        </>
      )}
    </div>
  )
}

function Brand({ name, link }: { name: string; link: string }) {
  if (!/^https?:/i.test(link)) return <span dir="auto">{name}</span>
  return (
    <a href={link} target="_blank" rel="noopener noreferrer" dir="auto">
      {name}
    </a>
  )
}
