import { GraphIcon } from '../../kit/icons.js'
import { useLooks, useModel } from '../../model/widget-model.js'

/** The brand below the chat: ours, the owner's, or none. */
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
